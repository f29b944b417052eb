/** Modules of content/examples/home-page, in the order in which webpack finds them. */
export const MODULES = ["index.html", "app.ts", "price.js", "cart.ts", "page.css", "logo.svg"];

/** Assets that webpack writes for them, according to the example's recorded output. */
export const ASSETS = ["index.html", "app.js", "cart.js", "app.css", "logo.svg"];

/** The files that each word of the heading refers to: assets, scripts, images and styles. */
const MEANT = [/./, /\.[jt]s$/, /\.svg$/, /\.css$/];

/** Tells whether the heading's word at a position refers to a file. */
export function isMeant(file: string, word: number): boolean {
  return MEANT[word]?.test(file) === true;
}
