import { type IndexHeads, type IndexTexts, type PageHeads, SEARCH_FORMAT, type SearchIndex } from "./search-index.ts";

/**
 * Formats the index as the text of its file, which has two lines. The records of a page are together and start with the
 * page's own, of level 1.
 */
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
        links: own.map(({ links }) => links).join(""),
        ids: own.map(({ id }) => id).join("\n"),
        titles: own.map(({ title }) => inOneLine(title)).join("\n"),
        names: own.map(({ names }) => names.map(inOneLine).join("\t")).join("\n"),
        listed: own.map(({ listed }) => listed.map(inOneLine).join("\t")).join("\n"),
        questions: own.map(({ questions }) => questions.map(inOneLine).join("\t")).join("\n"),
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

/** A heading may have several lines. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
