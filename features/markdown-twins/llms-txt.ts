import * as strings from "#strings";
import type { SiteConfig } from "../../core/config/site-config.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { markdownUrl } from "./page-to-markdown.ts";

/** Returns the URL of a section's whole text; '' is the whole site. */
export function fullTextUrl(section: string): string {
  return section === "" ? "/llms-full.txt" : `/${section}/llms-full.txt`;
}

/** Lists all pages for language models in the llms.txt format (llmstxt.org): a link and a sentence for each page. */
export function llmsTxt(index: SiteIndex, { name, description, url }: SiteConfig): string {
  const own = sectionsOf(index);
  const packages = [...index.pages.values()].filter((page) => page.package !== undefined);
  const lists = own.map(({ section, title, pages }) => {
    const whole = section === "" ? "" : `\n\nAll pages of this section in one file: ${url}${fullTextUrl(section)}`;
    return `## ${title}${whole}\n\n${listOf(pages, url)}`;
  });
  return [
    `# ${name}`,
    `> ${description}`,
    `Every page of ${url} is also a Markdown file: add index.md to its URL. All pages in one file: ${url}${fullTextUrl("")}`,
    ...lists,
    `## Optional\n\n${listOf(packages, url)}`,
    "",
  ].join("\n\n");
}

/** Returns the sections with their pages except READMEs, in sidebar order. Pages without a section come last. */
export function sectionsOf(index: SiteIndex) {
  return [...index.sections]
    .map(([section, { title }]) => ({
      section,
      title: section === "" ? strings.titles.otherPages : title,
      pages: (index.sequence.get(section) ?? []).filter((page) => page.package === undefined),
    }))
    .filter(({ pages }) => pages.length > 0)
    .sort((a, b) => Number(a.section === "") - Number(b.section === ""));
}

function listOf(pages: readonly SourcePage[], site: string): string {
  const lines = pages.map(({ url, frontMatter: { title, description } }) => {
    const link = `[${title.replace(/[[\]]/g, "\\$&")}](${site}${markdownUrl(encodeURI(url))})`;
    return `- ${link}${description === undefined ? "" : `: ${description}`}`;
  });
  return lines.join("\n");
}
