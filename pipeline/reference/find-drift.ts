import { tmpdir } from "node:os";
import { join } from "node:path";
import semver from "semver";
import { compareReferences, type Drift } from "./compare-references.ts";
import { installVersion } from "./install-version.ts";
import { openPackage } from "./installed-package.ts";
import { readWebpack } from "./read-reference.ts";

/** Folder for published versions between runs. */
export const VERSIONS = join(tmpdir(), "webpack-versions");

/** Returns what changed between the installed webpack and another version, from the older to the newer one. */
export async function findDrift(version: string): Promise<{ before: string; after: string; drifts: Drift[] }> {
  const installed = openPackage("webpack");
  const other = await installVersion(version, VERSIONS);
  const [ours, theirs] = [await readWebpack(installed), await readWebpack(other)];
  const isOlder = semver.lt(version, installed.version);
  const drifts = isOlder ? compareReferences(theirs, ours) : compareReferences(ours, theirs);
  const [before, after] = isOlder ? [version, installed.version] : [installed.version, version];
  return { before, after, drifts };
}
