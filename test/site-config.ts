import type { SiteConfig } from "../core/read/site-config.ts";

/** The settings of a site at https://site.example. */
export const SITE_CONFIG: SiteConfig = {
  name: "webpack",
  description: "A bundler.",
  url: "https://site.example",
  repositoryUrl: "",
  editUrl: "",
};
