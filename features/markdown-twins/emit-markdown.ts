import { join } from "node:path";
import type { Cache } from "../../core/cache/step-cache.ts";
import { articleInputs } from "../../core/compile/compile-pages.ts";
import type { SiteFolder } from "../../core/emit/site-folder.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SiteConfig } from "../../core/read/site-config.ts";
import { fullTextUrl, llmsTxt, sectionsOf } from "./llms-txt.ts";
import { LLMS_URL, markdownUrl, pageToMarkdown } from "./page-to-markdown.ts";

const STEP = { name: "markdown", module: join(import.meta.dirname, "page-to-markdown.ts") };

/**
 * Emits each page as Markdown, the list of all pages for language models, and the whole text of the site and of each
 * section.
 */
export async function emitMarkdown(
  site: SiteFolder,
  index: SiteIndex,
  config: SiteConfig,
  cache: Cache,
): Promise<void> {
  const inputsOf = articleInputs(index);
  const texts = new Map<string, string>();
  for (const page of index.pages.values()) {
    const file = await cache.bytes(STEP, inputsOf(page), () => pageToMarkdown(page, index));
    page.dropTree?.();
    site.writeCached(markdownUrl(page.url).slice(1), file);
    texts.set(page.url, file.content.toString());
  }
  const write = (url: string, content: string) => site.write({ path: url.slice(1), content });
  const sections = sectionsOf(index).map(({ section, pages }) => {
    const text = pages
      .map(({ url }) => `${texts.get(url)}\nSource: ${config.url}${encodeURI(url)}\n`)
      .join("\n---\n\n");
    if (section !== "") write(fullTextUrl(section), text);
    return text;
  });
  write(fullTextUrl(""), sections.join("\n---\n\n"));
  write(LLMS_URL, llmsTxt(index, config));
}
