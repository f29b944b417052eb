/** What the home page's heading bundles, in turn. */
export const HERO_WORDS = ["assets", "scripts", "images", "styles"] as const;
