import type { Packages } from "../commands/install-packages.ts";
import { eleventyFiles } from "./eleventy.ts";
import type { PlainPage } from "./export-content.ts";
import { hugoFiles } from "./hugo.ts";

/**
 * Another tool that makes a site of the same Markdown, set up as its documentation says, with its usual local search.
 */
export type Peer = {
  name: string;
  packages: Packages;
  /** A command that has to be in the PATH, because the tool isn't an npm package. */
  command?: string;
  overrides?: Packages;
  /** Folder of its pages and their files, below its project. */
  content: string;
  /** The file of a page in its folder: 'index.md' if not given. */
  index?: string;
  /** The tool doesn't write a heading. */
  heading: boolean;
  files: (pages: readonly PlainPage[]) => Record<string, string>;
  /** Commands of a production build, one after the other. */
  build: string[][];
  output: string;
  /** Removed before a cold build, besides the output. */
  caches: string[];
};

const TITLE = "webpack";
const PAGEFIND = { pagefind: "1.6.0" };

/** Hugo isn't on npm, so an installed one is used. */
const HUGO = {
  command: "hugo",
  content: "content",
  index: "_index.md",
  heading: false,
  files: hugoFiles,
  output: "public",
  caches: ["resources"],
};

export const PEERS: Peer[] = [
  {
    name: "VitePress",
    packages: { vitepress: "1.6.4" },
    content: "docs",
    heading: true,
    files: (pages) => ({
      "docs/.vitepress/config.mjs": `export default ${JSON.stringify({
        title: TITLE,
        lang: "en",
        ignoreDeadLinks: true,
        themeConfig: { search: { provider: "local" }, sidebar: sidebarOf(pages) },
      })}`,
    }),
    build: [["vitepress", "build", "docs"]],
    output: "docs/.vitepress/dist",
    caches: ["docs/.vitepress/cache", "node_modules/.vite"],
  },
  {
    name: "Starlight",
    packages: { astro: "7.3.5", "@astrojs/starlight": "0.42.4" },
    content: "src/content/docs",
    heading: false,
    files: () => ({
      "astro.config.mjs": `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
export default defineConfig({ site: "https://example.com", integrations: [starlight({ title: "${TITLE}" })] });`,
      "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
    }),
    build: [["astro", "build", "--silent"]],
    output: "dist",
    caches: [".astro", "node_modules/.astro", "node_modules/.vite"],
  },
  {
    name: "Rspress",
    packages: { "@rspress/core": "2.0.22" },
    // Its newest release needs versions of these that aren't published.
    overrides: {
      "mdast-util-to-markdown-cjk-friendly": "1.0.0",
      "mdast-util-to-markdown-cjk-friendly-gfm-strikethrough": "1.0.0",
    },
    content: "docs",
    heading: true,
    files: (pages) => ({
      "rspress.config.mjs": `export default ${JSON.stringify({
        root: "docs",
        title: TITLE,
        lang: "en",
        markdown: { link: { checkDeadLinks: false } },
        themeConfig: { sidebar: sidebarOf(pages) },
      })}`,
    }),
    build: [["rspress", "build"]],
    output: "doc_build",
    caches: ["node_modules/.cache", ".rspress"],
  },
  {
    name: "Eleventy",
    packages: { "@11ty/eleventy": "3.1.2", "@11ty/eleventy-plugin-syntaxhighlight": "5.0.2", ...PAGEFIND },
    content: "docs",
    heading: false,
    files: eleventyFiles,
    build: [
      ["eleventy", "--quiet"],
      ["pagefind", "--site", "out", "--silent"],
    ],
    output: "out",
    caches: [".cache"],
  },
  {
    ...HUGO,
    name: "Hugo",
    packages: PAGEFIND,
    build: [
      ["hugo", "--quiet"],
      ["pagefind", "--site", "public", "--silent"],
    ],
  },
];

/** Only its builds differ: see PEERS. */
export const HUGO_ALONE: Peer = { ...HUGO, name: "Hugo without search", packages: {}, build: [["hugo", "--quiet"]] };

type SidebarItem = { text: string; link: string };

/** Returns the pages of each section, for tools that need a list: { '/concepts/': [{ text: 'Output', link: … }] }. */
function sidebarOf(pages: readonly PlainPage[]): Record<string, SidebarItem[]> {
  const sections: Record<string, SidebarItem[]> = {};
  for (const { url, title } of pages) {
    const [, section] = url.split("/");
    if (section !== "") (sections[`/${section}/`] ??= []).push({ text: title, link: url });
  }
  return sections;
}
