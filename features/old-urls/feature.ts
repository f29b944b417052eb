import type { Feature } from "../../core/project/feature.ts";
import { OLD_IDS_ARTICLE } from "./add-old-ids.ts";
import { buildOldIds } from "./build-old-ids.ts";
import { buildRedirects } from "./build-redirects.ts";
import { checkOldUrls } from "./check-old-urls.ts";
import { checkPublishedIds } from "./check-published-ids.ts";
import { OLD_IDS, PUBLISHED, VERSION_4_PAGES } from "./fact.ts";
import { OLD_FILES, OldFiles, readOldFiles } from "./old-files.ts";
import { OLD_IDS_FILE, OldIds, readOldIds } from "./old-ids.ts";
import { EARLIER_SITE, EarlierSite, PUBLISHED_IDS, PublishedIds, readPublishedIds } from "./published-ids.ts";
import { REDIRECTS, Redirects, readRedirects } from "./redirects.ts";
import { readVersion4Pages, VERSION_4_FILE, Version4Pages } from "./version-4-pages.ts";

/** URLs, ids and files that were published once and keep working, and the pages that webpack 4's documentation has. */
export const OLD_URLS: Feature = {
  name: "old-urls",
  data: {
    [OLD_FILES]: OldFiles,
    [OLD_IDS_FILE]: OldIds,
    [PUBLISHED_IDS]: PublishedIds,
    [EARLIER_SITE]: EarlierSite,
    [REDIRECTS]: Redirects,
    [VERSION_4_FILE]: Version4Pages,
  },
  open: async () => {
    const [redirects, oldIds, version4, published] = await Promise.all([
      readRedirects(),
      readOldIds(),
      readVersion4Pages(),
      readPublishedIds(),
    ]);
    return {
      redirects: (sources) =>
        buildRedirects(
          redirects,
          sources.map(({ url }) => url),
        ),
      know: (facts) => {
        OLD_IDS.set(facts, buildOldIds(oldIds));
        VERSION_4_PAGES.set(facts, version4);
        PUBLISHED.set(facts, published);
      },
    };
  },
  article: OLD_IDS_ARTICLE,
  frame: ({ url }, { index }) => (VERSION_4_PAGES.of(index).has(url) ? { inVersion4: true } : {}),
  check: {
    module: import.meta.filename,
    site: [checkOldUrls, ({ index }) => checkPublishedIds(PUBLISHED.of(index), index)],
  },
  files: async () => new Map((await readOldFiles()).map(({ url, bytes }) => [url.slice(1), () => bytes])),
};
