/**
 * The site's own policy for Trusted Types: the security policy doesn't let any other text become HTML or the URL of a
 * script. Browsers without Trusted Types, and the renderer, take the text as it is.
 */
const policy =
  typeof trustedTypes === "undefined"
    ? undefined
    : trustedTypes.createPolicy("site", { createHTML: (html) => html, createScriptURL: (url) => url });

/** For HTML of articles and components, which the build rendered. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** For URLs that the site itself contains, such as those of a third party's widget and the worker. */
export function trustedScript(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
