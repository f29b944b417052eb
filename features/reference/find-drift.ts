import { tmpdir } from "node:os";
import { join } from "node:path";
import semver from "semver";
import { UserError } from "#model/user-error.ts";
import { isPagePath, readContent } from "../../core/read/read-content.ts";
import { compareReferences, type Drift } from "./compare-references.ts";
import { findMentions } from "./find-mentions.ts";
import { installVersion } from "./install-version.ts";
import { openPackage } from "./installed-package.ts";
import { readWebpack } from "./read-reference.ts";

/** Folder for published versions between runs. */
export const VERSIONS = join(tmpdir(), "webpack-versions");

const CONTENT = "content";

/** Added `infrastructureLogging.stream`, which reading the defaults needs. */
const OLDEST = "5.31.0";

/**
 * Returns what changed between the installed webpack and another version, from the older to the newer one, and where
 * pages mention it.
 */
export async function findDrift(version: string): Promise<{ before: string; after: string; drifts: Drift[] }> {
  const installed = openPackage("webpack");
  if (semver.valid(version) === null || semver.lt(version, OLDEST))
    throw new UserError(`'${version}' can't be compared. Name a version of webpack from ${OLDEST} on.`);
  const other = await installVersion(version, VERSIONS).catch((cause: Error) => {
    throw new UserError(`webpack ${version} can't be installed. Does it exist, and can npm reach its registry?`, {
      cause,
    });
  });
  const [ours, theirs] = [await readWebpack(installed), await readWebpack(other)];
  const isOlder = semver.lt(version, installed.version);
  const drifts = isOlder ? compareReferences(theirs, ours) : compareReferences(ours, theirs);
  const [before, after] = isOlder ? [version, installed.version] : [installed.version, version];
  const pages = (await readContent(CONTENT)).filter(({ path }) => isPagePath(path));
  const files = pages.map(({ path, bytes }) => ({ file: `${CONTENT}/${path}`, text: bytes.toString() }));
  return { before, after, drifts: drifts.map((each) => ({ ...each, mentions: findMentions(each.name, files) })) };
}
