import { type MessageIndex, type MessageSection, signatureOf } from "#model/messages.ts";
import type { Cache } from "../../core/cache/step-cache.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { codeOfFences } from "../../core/markdown/code-of-fences.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { describedEntries } from "../reference-files/described-entries.ts";

const STEP = { name: "messages", module: import.meta.filename };

const CATALOG = "/errors/";

/** Returns the messages that the error pages explain, and where options are documented. */
export function messageIndex(index: SiteIndex, cache: Cache): MessageIndex {
  const pages = [...index.pages.values()].filter(({ url }) => url.startsWith(CATALOG) && url !== CATALOG);
  const sections = pages.flatMap((page) => cache.get(STEP, [page.hash], () => sectionsOf(page)));
  const options = describedEntries(index, cache).flatMap(({ entry, description }): [string, string][] =>
    entry.category === "options" && description !== undefined && /^[\w.]+$/.test(entry.name)
      ? [[entry.name, description.url]]
      : [],
  );
  return { sections, options: Object.fromEntries(options) };
}

/** Returns the sections of a page that quote messages, in the order of the page. */
export function sectionsOf(page: Pick<SourcePage, "tree" | "headings" | "url">): MessageSection[] {
  const lines = new Map<string, Set<string>>();
  for (const { fence, code, place } of codeOfFences(page)) {
    const heading = page.headings.findLast((each) => each.depth === 2 && each.place.line < place.line);
    if (!fence.output || heading === undefined) continue;
    const known = lines.get(heading.id) ?? new Set();
    for (const line of code.split("\n").filter(isMessage)) known.add(signatureOf(line));
    lines.set(heading.id, known);
  }
  return page.headings.flatMap(({ id, title }) => {
    const quoted = lines.get(id);
    return quoted === undefined || quoted.size === 0 ? [] : [{ title, url: `${page.url}#${id}`, lines: [...quoted] }];
  });
}

/** Matches commands, locations, code frames, stacks and stats, which any build prints. */
const OTHER_LINE =
  /^\s*(?:[$>|@]|at |\d+ [|:]|(?:ERROR|WARNING|LOG) in |asset \S+ [\d.]+ |\.?\/|modules by|cacheable|runtime modules|\+|Require stack|- \/)|\[built\]|\[emitted\]| compiled (?:successfully|with )/;

/** Tells whether a line has enough words to identify a message. */
function isMessage(line: string): boolean {
  return !OTHER_LINE.test(line) && (signatureOf(line).match(/[a-z]{2,}/gi) ?? []).length >= 3;
}
