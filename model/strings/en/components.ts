/** The components of pages. */
export const components = {
  hero: {
    beginning: "Bundle your",
    words: ["assets", "scripts", "images", "styles"],
    whole: "Bundle your assets, scripts, images and styles",
    modules: "Your modules",
    assets: "What ships",
    picture:
      "Webpack starts at index.html, follows imports to app.ts, price.js, cart.ts, page.css and logo.svg, and writes index.html, app.js, app.css, logo.svg and cart.js, which loads on demand.",
  },
  template: {
    label: "Try a template",
    sample: <T>(name: T, id: T) => ["For a chunk named ", name, " with the id ", id, ", webpack writes:"],
    empty: "(empty: webpack needs a file name)",
    unknown: (placeholders: string) =>
      `Webpack doesn't know ${placeholders}, so the file name contains that text unchanged.`,
  },
  flags: {
    name: "Flags",
    flag: "Flag",
    option: "Option",
    values: "Values",
    more: "Show more flags",
    loading: <T>(command: T) => ["Loading the flags… Without JavaScript, ", command, " lists them."],
    failed: <T>(command: T) => ["The flags couldn't be loaded. Reload the page, or run ", command, "."],
  },
  projects: {
    noMaintainer: "Maintainer needed...",
    maintainer: "Maintainer:",
  },
  starterKits: {
    name: "Starter kits",
    project: "Project",
    maintainer: "Maintainer",
    tags: "Tags",
    lastUpdate: "Last update",
    loading: "Loading the table…",
    failed: "The table couldn't be loaded. Reload the page.",
  },
  supporters: {
    latest: "Latest supporters",
    platinum: "Platinum sponsors",
    gold: "Gold sponsors",
    silver: "Silver sponsors",
    bronze: "Bronze sponsors",
    backer: "Backers",
    none: "No names to show here yet.",
    failed: "The list couldn't be loaded.",
  },
  vote: "Vote on GitHub",
  /** Sample letters for a font size. */
  typeSample: "Aa",
  playground: {
    withoutScript: "The playground needs JavaScript: it runs webpack in your browser.",
    loading: "Loading the playground…",
    failed: "The playground couldn't be loaded. Reload the page to try again.",
    stopped: "The playground stopped working. Your changes are saved in this browser.",
  },
};
