import type { Feature, MakeContent } from "../../core/project/feature.ts";
import { feeds } from "./feeds.ts";
import { sitemap } from "./sitemap.ts";
import { MANIFEST_URL, webManifest } from "./web-manifest.ts";

/** Files that are made from the index alone: feeds, the sitemap, the manifest and the content tree. */
export const INDEX_FILES: Feature = {
  name: "index-files",
  files: ({ index, config }) =>
    new Map<string, MakeContent>([
      [MANIFEST_URL.slice(1), () => webManifest(config)],
      ["content.json", () => JSON.stringify(index.tree)],
      ["sitemap.xml", () => sitemap(index, config.url)],
      ["robots.txt", () => `User-agent: *\nAllow: /\nSitemap: ${config.url}/sitemap.xml\n`],
      ...feeds(index, config),
    ]),
};
