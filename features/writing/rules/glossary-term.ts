import type { Problem } from "#model/problem.ts";
import { stem } from "#model/stem.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { problemIn } from "../../../core/problems/problem-in.ts";

const GLOSSARY = "/glossary/";

/**
 * Reports glossary terms that no title or heading uses: readers search for terms, and search ranks headings above text.
 */
export function checkGlossaryTerms(pages: ReadonlyMap<string, SourcePage>): Problem[] {
  const glossary = pages.get(GLOSSARY);
  if (glossary === undefined) return [];
  const headings = [...pages.values()]
    .filter((page) => page !== glossary && page.package === undefined)
    .flatMap((page) => [page.frontMatter.title, ...page.headings.map(({ title }) => title)])
    .map(comparable);
  return glossary.headings.flatMap(({ title, place }) =>
    headings.some((heading) => heading.includes(comparable(title)))
      ? []
      : problemIn(glossary, place, {
          rule: "glossary-term",
          message: `No title or heading uses the term '${title}'.`,
          fix: "Use the term in the heading of the section that explains it, or remove it from the glossary.",
        }),
  );
}

/** 'Hot-module replacements' → ' hot module replacement '. */
function comparable(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return ` ${words.map(stem).join(" ")} `;
}
