import project from "../package.json" with { type: "json" };

/** The version of webpack that the pages describe, which is the installed one: '5.113.0'. */
export const WEBPACK: string = project.dependencies.webpack;

/** '5.113' */
export const WEBPACK_MINOR = minorOf(WEBPACK);

/** '5.113.0' → '5.113'. */
export function minorOf(version: string): string {
  return version.split(".", 2).join(".");
}
