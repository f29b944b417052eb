import { WEBPACK, WEBPACK_MINOR } from "#model/documented-webpack.ts";
import { didYouMean, nearestName } from "../../core/problems/nearest-name.ts";
import { placeAt } from "../../core/problems/place.ts";
import type { Report } from "../../core/problems/report.ts";

/** What writers use instead of the version of webpack that the pages describe, so that it's in one place. */
const PLACEHOLDERS: ReadonlyMap<string, string> = new Map([
  ["webpack-version", WEBPACK],
  ["webpack-minor", WEBPACK_MINOR],
]);

/** A name in small letters with a hyphen between percent signs; a backslash before it keeps it as it is. */
const WRITTEN = /(\\?)%([a-z]+(?:-[a-z]+)+)%/g;

/** 'webpack %webpack-minor%' → 'webpack 5.113', anywhere in a page's text. Reports names that don't exist. */
export function fillPlaceholders(text: string, report: Report): string {
  return text.replace(WRITTEN, (whole: string, escape: string, name: string, position: number) => {
    if (escape !== "") return whole.slice(1);
    const value = PLACEHOLDERS.get(name);
    if (value !== undefined) return value;
    report(
      "placeholder",
      placeAt(text, position),
      `There's no placeholder ${whole}.`,
      didYouMean(
        nearestName(name, PLACEHOLDERS.keys()),
        `Use ${[...PLACEHOLDERS.keys()].map((each) => `%${each}%`).join(" or ")}, or write \\${whole} if it's meant literally.`,
      ),
    );
    return whole;
  });
}
