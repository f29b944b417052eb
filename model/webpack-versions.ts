import { WEBPACK_MINOR } from "./documented-webpack.ts";

/** A minor version of webpack that the playground offers. */
export type WebpackVersion = {
  /** The name in links and in the interface, such as "5.94". */
  name: string;
  /** The name in package.json, which has the exact version. */
  package: string;
  /** Compressed size of the download before the first build. */
  size: string;
  /** The package of the webpack-cli for it, if the installed one needs a newer webpack. */
  commandLine?: string;
};

/** The version for links that don't name one. */
export const NEWEST: WebpackVersion = { name: WEBPACK_MINOR, package: "webpack", size: "1.7 MB" };

/** The others, newest first: see docs/decisions/0021-playground.md for the choice. */
export const OLDER: readonly WebpackVersion[] = [
  { name: "5.106", package: "webpack-5.106", size: "1.0 MB" },
  { name: "5.94", package: "webpack-5.94", size: "1.0 MB", commandLine: "6.0.1" },
];

export const WEBPACK_VERSIONS: readonly WebpackVersion[] = [NEWEST, ...OLDER];

export function findWebpackVersion(name: string): WebpackVersion | undefined {
  return WEBPACK_VERSIONS.find((version) => version.name === name);
}
