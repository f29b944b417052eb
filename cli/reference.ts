import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { parseArgs, promisify } from "node:util";
import semver from "semver";
import type { ReferenceEntry } from "#model/reference.ts";
import { coverageOf } from "../features/reference/coverage.ts";
import { errorCoverage } from "../features/reference/error-classes.ts";
import { findDrift, VERSIONS } from "../features/reference/find-drift.ts";
import { findRemoved } from "../features/reference/find-removed.ts";
import { findSince } from "../features/reference/find-since.ts";
import { fetchVersion } from "../features/reference/install-version.ts";
import { openPackage } from "../features/reference/installed-package.ts";
import { isUnknownOption } from "../features/reference/is-unknown-option.ts";
import { namesOfVersion, type VersionNames } from "../features/reference/names-of-version.ts";
import { readWebpack } from "../features/reference/read-reference.ts";
import { readReferenceIndex } from "../features/reference/read-reference-index.ts";
import { REMOVED } from "../features/reference/removed.ts";
import { keyOf, SINCE, type Since } from "../features/reference/since.ts";
import { openDocumentation } from "./tree.ts";

export const HELP = `npm run reference -- coverage [CATEGORY…]
npm run reference -- drift VERSION
npm run reference -- since
npm run reference -- show NAME

Shows what webpack, webpack-cli and webpack-dev-server offer, and how much of it is documented.

  coverage   how much of each category has a heading; with categories, also what has none
  drift      what is new, removed or changed between the installed webpack and another version, 5.31.0 or later,
             and the lines of the pages that mention it
  since      finds the versions that added each option, hook and export, and that removed them; writes
             data/reference-since.json and data/reference-removed.json
  show       everything known about a name, for example output.filename
`;

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [command, ...names] = positionals;
  if (command === undefined) {
    console.log(HELP);
    return 1;
  }
  if (command === "coverage") return await printCoverage(names);
  if (command === "drift" && names[0] !== undefined) return await printDrift(names[0]);
  if (command === "since") return await writeSince();
  if (command === "show" && names[0] !== undefined) return await show(names[0]);
  console.error(`There is no command '${positionals.join(" ")}'.\n\n${HELP}`);
  return 1;
}

async function printCoverage(categories: readonly string[]): Promise<number> {
  const index = await readReferenceIndex();
  const { sources } = await (await openDocumentation({ isOffline: true })).read();
  for (const { category, total, missing } of coverageOf(sources, index)) {
    printCount(category, total, missing);
    if (categories.includes(category) || categories.includes("all"))
      for (const entry of missing) console.log(`  ${keyOf(entry)}`);
  }
  const { total, missing } = errorCoverage(openPackage("webpack"), sources);
  printCount("error-classes", total, missing);
  for (const name of missing) console.log(`  ${name}`);
  if (categories.length === 0) console.log("\nName a category, or `all`, to see what has no heading.");
  return 0;
}

function printCount(category: string, total: number, missing: readonly unknown[]): void {
  console.log(`${category.padEnd(20)} ${String(total - missing.length).padStart(4)} of ${String(total).padStart(4)}`);
}

async function printDrift(version: string): Promise<number> {
  const { before, after, drifts } = await findDrift(version);
  console.log(`webpack ${before} → ${after}`);
  for (const kind of ["new", "removed", "changed"]) {
    const ofKind = drifts.filter((drift) => drift.kind === kind);
    console.log(`\n${ofKind.length} ${kind}`);
    for (const { category, name, what, mentions = [] } of ofKind) {
      console.log(`  ${category.padEnd(18)} ${name}${what === undefined ? "" : `   ${what}`}`);
      for (const place of mentions) console.log(`    ${place}`);
    }
  }
  return 0;
}

/** The last webpack 4. Names that it had and webpack 5 doesn't have are recorded as removed. */
const LAST_OF_4 = "4.47.0";

/** Reads the first release of each minor, because patches never add names. */
async function writeSince(): Promise<number> {
  const { stdout } = await promisify(execFile)("npm", ["view", "webpack", "versions", "--json"], {
    shell: process.platform === "win32",
  });
  const published: string[] = JSON.parse(stdout);
  const installed = openPackage("webpack");
  const minors = published.filter((version) => /^5\.\d+\.0$/.test(version) && semver.lte(version, installed.version));
  const versions: VersionNames[] = [];
  for (const version of [LAST_OF_4, ...minors, installed.version]) {
    const names = namesOfVersion(version === installed.version ? installed : await fetchVersion(version, VERSIONS));
    console.error(`  read ${version}`);
    versions.push({ version, names });
  }
  const since = onlyUnstated(findSince(versions.slice(1)), await readWebpack(installed));
  await writeFile(SINCE, `${JSON.stringify(since, null, 1)}\n`);
  console.log(`${SINCE}: ${Object.values(since).flatMap(Object.keys).length} names, from ${versions.length} versions`);
  const removed = findRemoved(versions, (name) => isUnknownOption(installed, name));
  await writeFile(REMOVED, `${JSON.stringify(removed, null, 1)}\n`);
  console.log(`${REMOVED}: ${Object.values(removed).flatMap(Object.keys).length} names`);
  return 0;
}

/** Leaves out names whose documentation states a version, and names that are documented under another name. */
function onlyUnstated(since: Since, entries: readonly ReferenceEntry[]): Since {
  const needed = entries.filter((entry) => entry.since === undefined && entry.sameAs === undefined);
  const keys = new Set(needed.map((entry) => `${entry.category} ${keyOf(entry)}`));
  return Object.fromEntries(
    Object.entries(since).map(([category, names]) => [
      category,
      Object.fromEntries(Object.entries(names).filter(([name]) => keys.has(`${category} ${name}`))),
    ]),
  );
}

async function show(name: string): Promise<number> {
  const { reference } = await readReferenceIndex();
  const entries = reference.entries.filter((entry) => entry.name === name);
  console.log(entries.length === 0 ? `There is no '${name}'.` : JSON.stringify(entries, null, 2));
  return entries.length === 0 ? 1 : 0;
}
