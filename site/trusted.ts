/**
 * The site's own policy for Trusted Types: the security policy lets no other text become HTML or the address of a
 * script. Browsers without Trusted Types, and the renderer, take the text as it is.
 */
const policy =
  typeof trustedTypes === "undefined"
    ? undefined
    : trustedTypes.createPolicy("site", { createHTML: (html) => html, createScriptURL: (url) => url });

/** HTML of articles and components, which the build made. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Addresses that the site itself names: a third party's widget, the worker. */
export function trustedScript(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
