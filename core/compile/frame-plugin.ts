import type { PageFrame } from "#model/page.ts";
import type { SiteConfig } from "../config/site-config.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";

/** Returns what a feature adds to, or changes in, what surrounds a page's article. It isn't cached. */
export type FramePlugin = (
  page: SourcePage,
  site: { index: SiteIndex; config: SiteConfig; frame: PageFrame },
) => Partial<PageFrame>;
