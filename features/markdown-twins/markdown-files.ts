import { join } from "node:path";
import { articleInputs } from "../../core/compile/compile-pages.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import type { MakeContent, SiteFiles, SiteToEmit } from "../../core/project/feature.ts";
import { questionTexts } from "../questions/questions.ts";
import { fullTextUrl, llmsTxt, sectionsOf } from "./llms-txt.ts";
import { LLMS_URL, markdownUrl, pageToMarkdown } from "./page-to-markdown.ts";

const STEP = { name: "markdown", module: join(import.meta.dirname, "page-to-markdown.ts") };

/**
 * Returns each page as Markdown, the list of all pages for language models, and the whole text of the site and of each
 * section.
 */
export function markdownFiles({ index, config, plugins, cache }: SiteToEmit): SiteFiles {
  const inputsOf = articleInputs(index, plugins);
  const markdownOf = async (page: SourcePage) => {
    const file = await cache.bytes(STEP, [...inputsOf(page), JSON.stringify([...questionTexts(index, page.url)])], () =>
      pageToMarkdown(page, index),
    );
    page.dropTree?.();
    return file;
  };
  const textOf = async (pages: readonly SourcePage[]) => {
    const texts: string[] = [];
    for (const page of pages) {
      const { content } = await markdownOf(page);
      texts.push(`${content}\nSource: ${config.url}${encodeURI(page.url)}\n`);
    }
    return texts.join(SEPARATOR);
  };
  const files = new Map<string, MakeContent>();
  for (const page of index.pages.values()) files.set(markdownUrl(page.url).slice(1), () => markdownOf(page));
  const sections = sectionsOf(index);
  for (const { section, pages } of sections) {
    if (section !== "") files.set(fullTextUrl(section).slice(1), () => textOf(pages));
  }
  files.set(fullTextUrl("").slice(1), () => textOf(sections.flatMap(({ pages }) => pages)));
  files.set(LLMS_URL.slice(1), () => llmsTxt(index, config));
  return files;
}

const SEPARATOR = "\n---\n\n";
