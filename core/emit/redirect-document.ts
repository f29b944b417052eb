import * as strings from "#strings";

export const REDIRECT_SCRIPT_URL = "/redirect.js";

/** Preserves the query, and the hash unless the target has its own; a meta refresh would lose both. */
export const REDIRECT_SCRIPT = `const { pathname, hash } = new URL(document.querySelector("link[rel=canonical]").href);
location.replace(pathname + location.search + (hash || location.hash));
`;

/**
 * A document for hosts that ignore redirect rules. Its root element identifies it as a document of this site, so a link
 * that is followed by script opens it.
 */
export function redirectDocument(to: string): string {
  const words = strings.redirect.text(`<a href="${to}">${to}</a>`).join("");
  return `<!doctype html><html lang="${strings.language.code}" dir="${strings.language.direction}"><head><meta charset="utf-8"><title>${strings.redirect.title}</title><meta name="robots" content="noindex"><link rel="canonical" href="${to}"><script src="${REDIRECT_SCRIPT_URL}"></script><noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript></head><body><div id="root"><p>${words}</p></div></body></html>\n`;
}
