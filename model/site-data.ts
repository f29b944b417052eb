import type { Link } from "./page.ts";

/** What every page shows alike; the same for the whole build. */
export type SiteData = {
  name: string;
  /** First row of the header. An item is current on every address below one of `sections`. */
  navigation: (Link & { sections: string[] })[];
  /** Second row: the sections of the documentation. */
  sections: Link[];
  /** Pages and places of the project, in the footer. */
  footer: Link[];
  repositoryUrl: string;
};
