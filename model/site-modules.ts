import type { Flag } from "./flag.ts";
import type { SupporterLists } from "./supporter.ts";

/** Data that the site's code imports by name and the build makes: `#flags` and `#supporters`. */
export type SiteModules = { flags: readonly Flag[]; supporters: SupporterLists };

/** What a site has that makes none. */
export const NO_MODULES: SiteModules = {
  flags: [],
  supporters: { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] },
};
