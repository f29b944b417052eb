import { firstSentence } from "#model/first-sentence.ts";
import { savedUrl } from "#model/offline.ts";
import { trustedHtml } from "../../browser/trusted.ts";
import { hashId } from "../../navigation/hash-id.ts";
import { loadPage } from "../../navigation/load-page.ts";
import { currentPath, pagePath } from "../../navigation/page-path.ts";
import { excerptOf } from "./excerpt-of.ts";

/** The content of a preview of a page or section. */
export type PreviewContent = {
  /** The title of a section's page, if that's another one. */
  page?: string;
  title: string;
  sentence: string;
  /** The type, default and version of an option: the HTML inside the list of its section. */
  facts?: string;
};

/**
 * Reads the preview of a link's target from the page's chunk, which is requested as soon as the reader points at the
 * link, or offline from the saved document. Undefined for targets without a heading or text, and for other sites.
 */
export async function readPreview(link: HTMLAnchorElement): Promise<PreviewContent | undefined> {
  const target = new URL(link.href);
  const path = pagePath(target);
  const id = hashId(target.hash);
  if (path === undefined) return undefined;
  if (path === currentPath()) return id === "" ? undefined : previewAt(document, document.getElementById(id));
  const html = await htmlOf(path);
  const section = parse(html, id);
  if (section === undefined) return undefined;
  const preview = previewAt(section, section.body.firstElementChild);
  const page = id === "" ? undefined : parse(html, "")?.querySelector("h1")?.textContent.trim();
  return preview && { ...preview, ...(page !== undefined && { page }) };
}

async function htmlOf(path: string): Promise<string> {
  try {
    return (await loadPage(path)).main;
  } catch (error) {
    const saved = await caches.match(savedUrl(encodeURI(path)));
    if (saved === undefined) throw error;
    return saved.text();
  }
}

function parse(html: string, id: string): Document | undefined {
  const excerpt = excerptOf(html, id);
  return excerpt === undefined ? undefined : new DOMParser().parseFromString(trustedHtml(excerpt), "text/html");
}

const HEADINGS = "h1, h2, h3, h4, h5, h6";
/** Text in these isn't about the heading above. */
const ASIDE = ".aside, figure, blockquote, table, li, nav, footer";

/** Reads what follows the heading that `start` is or belongs to, up to the next heading. */
function previewAt(root: Document, start: Element | null): PreviewContent | undefined {
  const heading = start?.closest(HEADINGS);
  if (heading == null) return undefined;
  const elements = [...root.querySelectorAll(`${HEADINGS}, p, .reference`)];
  const from = elements.indexOf(heading) + 1;
  const next = elements.findIndex((element, at) => at >= from && element.matches(HEADINGS));
  // Between a title and the text are facts about the page. A section's excerpt starts within the text.
  const isText = root.querySelector(".prose") === null ? () => true : (it: Element) => it.closest(".prose") !== null;
  const own = elements
    .slice(from, next === -1 ? undefined : next)
    .filter((element) => isText(element) && element.closest(ASIDE) === null);
  const text = own.find((element) => element.matches("p"))?.textContent ?? "";
  const facts = own.find((element) => element.matches(".reference"));
  if (text.trim() === "" && facts === undefined) return undefined;
  return {
    title: heading.textContent.trim(),
    sentence: firstSentence(text),
    ...(facts !== undefined && { facts: factsOf(facts) }),
  };
}

/** Copies the facts without the flag, because a preview only has room for the others. */
function factsOf(facts: Element): string {
  const copy = document.importNode(facts, true);
  for (const flag of copy.querySelectorAll("[data-fact=flag]")) {
    flag.previousElementSibling?.remove();
    flag.remove();
  }
  for (const link of copy.querySelectorAll("a")) link.removeAttribute("href");
  return copy.innerHTML;
}
