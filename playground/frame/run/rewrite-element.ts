import type { EmittedSite } from "./emitted-site.ts";
import { rewriteCss } from "./rewrite-css.ts";

/** Makes an element load emitted files from memory. */
export function rewriteElement(element: Element, site: EmittedSite, base: string): void {
  for (const name of LOADING) {
    const value = element.getAttribute(name);
    if (value === null || element.localName === "a") continue;
    const changed = loadedValue(name, value, site, base);
    if (changed !== value) {
      element.setAttribute(name, changed);
      // The file in memory has changes.
      element.removeAttribute("integrity");
    }
  }
  if (element.localName === "style") {
    const css = element.textContent ?? "";
    const changed = rewriteCss(css, (url) => site.urlAt(url, base));
    if (changed !== css) element.textContent = changed;
  }
}

/** The attributes by which elements load files. */
export const LOADING = ["src", "href", "srcset", "imagesrcset", "poster", "data", "xlink:href", "style"];

/** Returns an attribute's value with URLs of files in memory. */
export function loadedValue(name: string, value: string, site: EmittedSite, base: string): string {
  const urlAt = (url: string) => site.urlAt(url, base);
  if (name === "style") return rewriteCss(value, urlAt);
  if (!name.endsWith("srcset")) return urlAt(value.trim());
  return value.replace(/([^\s,]\S*[^\s,])(\s+[\d.]+[wx])?/g, (_, url, size = "") => urlAt(url) + size);
}
