import { basename } from "node:path";
import { toString } from "mdast-util-to-string";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import type { InstalledPackage } from "./installed-package.ts";

export type ErrorCoverage = { total: number; missing: string[] };

/**
 * Returns which of webpack's error and warning classes (files in lib/ that end with Error.js or Warning.js) the pages
 * of /errors/ mention.
 */
export function errorCoverage(webpack: InstalledPackage, pages: Iterable<SourcePage>): ErrorCoverage {
  const texts = [...pages].filter(({ url }) => url.startsWith("/errors/")).map(({ tree }) => toString(tree));
  const classes = errorClasses(webpack);
  return { total: classes.length, missing: classes.filter((name) => !texts.some((text) => text.includes(name))) };
}

/** Returns the names of all classes. Files that don't define the class of their name are helpers or old paths. */
function errorClasses(webpack: InstalledPackage): string[] {
  const files = webpack.list("lib", "{Error,Warning}.js");
  const named = files.filter((file) => webpack.read(file)?.includes(`class ${basename(file, ".js")} `));
  return [...new Set(named.map((file) => basename(file, ".js")))].sort();
}
