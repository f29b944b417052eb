import { type IndexHeads, type IndexTexts, type PageHeads, SEARCH_FORMAT, type SearchIndex } from "./search-index.ts";

/** The index → the text of its file, of two lines. Records of a page stand together, the page's own, of level 1, first. */
export function packIndex({ records, pages, ...shared }: SearchIndex): string {
  const byPage = Map.groupBy(records, ({ page }) => page);
  const heads: IndexHeads = {
    format: SEARCH_FORMAT,
    ...shared,
    pages,
    heads: pages.map((_, page): PageHeads => {
      const own = byPage.get(page) ?? [];
      return {
        levels: own.map(({ level }) => level).join(""),
        ids: own.map(({ id }) => id).join("\n"),
        titles: own.map(({ title }) => inOneLine(title)).join("\n"),
        names: own.map(({ names }) => names.map(inOneLine).join("\t")).join("\n"),
        listed: own.map(({ listed }) => listed.map(inOneLine).join("\t")).join("\n"),
      };
    }),
  };
  const texts: IndexTexts = {
    text: records.map(({ text }) => text),
    code: records.map(({ code }) => code.join("\n")),
    messages: records.map(({ messages }) => messages.join("\n")),
  };
  return `${JSON.stringify(heads)}\n${JSON.stringify(texts)}`;
}

/** A heading may stand in several lines. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
