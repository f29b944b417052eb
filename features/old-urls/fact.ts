import { Fact } from "../../core/index/fact.ts";
import type { PublishedIds } from "./published-ids.ts";

/** By URL: ids that the page no longer has → '/page/#id', or '/page/' for its start. */
export const OLD_IDS = new Fact<ReadonlyMap<string, ReadonlyMap<string, string>>>(new Map());

/** URLs of pages that the documentation of webpack 4 has, too. */
export const VERSION_4_PAGES = new Fact<ReadonlySet<string>>(new Set());

/** URLs and ids that must keep working. */
export const PUBLISHED = new Fact<PublishedIds>(new Map());
