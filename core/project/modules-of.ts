import { NO_MODULES, type SiteModules } from "#model/site-modules.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { Feature } from "./feature.ts";

/** Returns the data for the site's code. */
export async function modulesOf(features: readonly Feature[], index: SiteIndex): Promise<SiteModules> {
  const made = await Promise.all(features.map(({ modules }) => modules?.(index)));
  return Object.assign({}, NO_MODULES, ...made);
}
