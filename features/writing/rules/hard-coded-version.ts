import { WEBPACK, WEBPACK_MINOR } from "#model/documented-webpack.ts";
import { placeAt } from "../../../core/problems/place.ts";
import type { Report } from "../../../core/problems/report.ts";

/** A fence that quotes an example has the version that the example prints. */
const QUOTATIONS = /^([ \t]*)(`{3,}|~{3,})[^\n]*\bexample=[\s\S]*?^\1\2[ \t]*$/gm;
/** A line with a link to a post names the post's release. */
const LINKS_TO_POSTS = /^.*\/blog\/.*$/gm;
const VERSIONS = new RegExp(`(?<![\\w.-])v?(?:${WEBPACK}|${WEBPACK_MINOR})(?![\\w-]|\\.\\d)`, "g");
/** What precedes the number in a sentence about this release. The exact version may also be the one that was tried. */
const OF_RELEASE = /(?:since|before|until|after|from|自|从) ?(?:webpack )?$/i;
const TRIED = /\b(?:in|with|webpack) (?:webpack )?$/i;

/** Reports the version that the pages describe where a placeholder is meant. Blog posts are about certain releases. */
export function checkHardCodedVersion(path: string, text: string, report: Report): void {
  if (path.startsWith("blog/")) return;
  const own = [QUOTATIONS, LINKS_TO_POSTS].reduce((rest, part) => rest.replace(part, blank), text);
  for (const { 0: version, index } of own.matchAll(VERSIONS)) {
    const before = own.slice(Math.max(0, index - 40), index).replace(/\s+/g, " ");
    const isExact = version.split(".").length === 3;
    if (OF_RELEASE.test(before) || (isExact && TRIED.test(before))) continue;
    report(
      "hard-coded-version",
      placeAt(text, index),
      `'${version}' will be outdated with the next version of webpack.`,
      `Write %webpack-${isExact ? "version" : "minor"}%. A sentence about this release says "since ${WEBPACK_MINOR}", and one that has to be tried again with the next version "in ${WEBPACK}".`,
    );
  }
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
