type Kind = "page" | "script" | "image" | "style";

export type BundledFile = { name: string; kind: Kind };

/** Modules of content/examples/home-page, in the order in which webpack finds them. */
export const MODULES: readonly BundledFile[] = [
  { name: "index.html", kind: "page" },
  { name: "app.ts", kind: "script" },
  { name: "price.js", kind: "script" },
  { name: "cart.ts", kind: "script" },
  { name: "page.css", kind: "style" },
  { name: "logo.svg", kind: "image" },
];

/** Assets that webpack writes for them, according to the example's recorded output. */
export const ASSETS: readonly BundledFile[] = [
  { name: "index.html", kind: "page" },
  { name: "app.js", kind: "script" },
  { name: "cart.js", kind: "script" },
  { name: "app.css", kind: "style" },
  { name: "logo.svg", kind: "image" },
];

/** The kinds of files that each word of the heading refers to: assets, scripts, images and styles. */
const MEANT: readonly (readonly Kind[])[] = [["page", "script", "image", "style"], ["script"], ["image"], ["style"]];

/** Tells whether the heading's word at a position refers to a file. */
export function isMeant({ kind }: BundledFile, word: number): boolean {
  return MEANT[word]?.includes(kind) === true;
}
