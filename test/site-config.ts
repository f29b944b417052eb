import type { SiteConfig } from "../core/config/site-config.ts";

/** The settings of a site at https://site.example. */
export const SITE_CONFIG: SiteConfig = {
  name: "webpack",
  description: "A bundler.",
  url: "https://site.example",
  repositoryUrl: "",
  editUrl: "",
};
