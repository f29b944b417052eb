import { findWebpackVersion, NEWEST, type WebpackVersion } from "#model/webpack-versions.ts";

/** A link's hash: the version of webpack that it asks for, and what it opens. */
export type LinkParts = {
  version: WebpackVersion;
  /** The version that it asks for, if the playground doesn't have it. */
  unknown?: string;
  /** The link without the version, such as "#example=hello" or "". */
  target: string;
};

const VERSION = /^#webpack=([\w.-]{1,30})(?:&|$)/;

/** "#webpack=5.94&example=hello" → webpack 5.94, "#example=hello". A hash without a version asks for the newest. */
export function partsOfLink(hash: string): LinkParts {
  const [all = "", name] = VERSION.exec(hash) ?? [];
  if (name === undefined) return { version: NEWEST, target: hash };
  const rest = hash.slice(all.length);
  const target = rest === "" ? "" : `#${rest}`;
  const version = findWebpackVersion(name);
  return version === undefined ? { version: NEWEST, unknown: name, target } : { version, target };
}

/** Returns the hash that opens a target with a version; the newest is only named if there's nothing else. */
export function linkWithVersion(version: WebpackVersion, target: string): string {
  if (version === NEWEST && target !== "") return target;
  return `#webpack=${version.name}${target === "" ? "" : `&${target.slice(1)}`}`;
}
