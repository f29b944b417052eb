declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module "*.css";

declare module "#site-data" {
  import type { SiteData } from "#model/site-data.ts";

  const data: SiteData;
  export default data;
}

/** True in `npm run dev`. Set by webpack. */
declare const DEVELOPMENT: boolean;
