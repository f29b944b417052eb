import { type EmittedSite, ORIGIN } from "./emitted-site.ts";
import { rewriteElement } from "./rewrite-element.ts";

/** A document as HTML, and its address on a server. */
export type BuiltDocument = { html: string; address: string };

/** Returns the emitted page, or one that loads every entry, with URLs of files in memory. */
export function buildDocument(site: EmittedSite): BuiltDocument {
  const pages = Object.keys(site.assets).filter((path) => path.endsWith(".html"));
  const page = pages.find((path) => /(?:^|\/)index\.html$/.test(path)) ?? pages[0];
  const address = page === undefined ? ORIGIN : site.addressOf(page);
  const html = page === undefined ? pageOfEntries(site) : new TextDecoder().decode(site.assets[page]);
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const policy of parsed.querySelectorAll('meta[http-equiv="content-security-policy" i]')) policy.remove();
  for (const element of parsed.querySelectorAll("*")) rewriteElement(element, site, address);
  for (const script of parsed.querySelectorAll("script:not([src])")) prepareScript(script, site, address);
  const doctype = parsed.doctype === null ? "" : new XMLSerializer().serializeToString(parsed.doctype);
  return { html: doctype + parsed.documentElement.outerHTML, address };
}

function pageOfEntries({ outputs, addressOf }: EmittedSite): string {
  const files = outputs.flatMap(({ folder, isModule, entries }) =>
    entries.flat().map((name) => {
      const path = (folder === "" ? name : `${folder}/${name}`).replace(/[?#].*$/, "");
      return { path, isModule: isModule || path.endsWith(".mjs") };
    }),
  );
  const elements = new Set(files.map(({ path, isModule }) => elementFor(path, isModule, addressOf(path))));
  return `<!doctype html><html><head><meta charset="utf-8">${[...elements].join("")}</head><body></body></html>`;
}

function elementFor(path: string, isModule: boolean, address: string): string {
  if (path.endsWith(".css")) return `<link rel="stylesheet" href="${address}">`;
  return /\.[cm]?js$/.test(path) ? `<script ${isModule ? 'type="module"' : "defer"} src="${address}"></script>` : "";
}

/** Instruments an inline script. Data blocks have other types. */
function prepareScript(script: Element, site: EmittedSite, address: string): void {
  const type = script.getAttribute("type") ?? "";
  if (!/^(?:|module|(?:text|application)\/javascript)$/i.test(type)) return;
  const facts = { file: nameOfPage(address), isModule: type === "module", address };
  script.textContent = site.prepare(script.textContent ?? "", facts);
}

/** The file of a page, for messages: 'https://playground.invalid/' → 'index.html'. */
export function nameOfPage(address: string): string {
  return new URL(address).pathname.slice(1) || "index.html";
}
