import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Options } from "pacote";
import type { Problem } from "#model/problem.ts";
import { problemOfData } from "../../../core/problems/check-json.ts";
import { fetchPackage, isFault, type PackageFault } from "./fetch-package.ts";
import { readCached, readLastCached, writeCached } from "./package-cache.ts";
import type { PackageFiles } from "./package-files.ts";
import { lineOfName, PACKAGE_LIST, type PackageEntry } from "./package-list.ts";
import { RETRY_OPTIONS, registryOptions } from "./registry-options.ts";

export const PACKAGE_CACHE = ".cache/packages";

/** Concurrent requests; a small company's registry shouldn't notice. */
const MAX_REQUESTS = 6;

export type PackageSource = {
  /** Folder for fetched packages. */
  cache?: string;
  /** Doesn't use the network. */
  offline?: boolean;
  list?: string;
  /** Replaces the user's npm configuration. */
  registry?: Options;
};

/** A package to show; `files` is undefined if neither the registry nor the cache has it. */
export type LoadedPackage = { entry: PackageEntry; version: string; files: PackageFiles | undefined };

/** Loads every package of the list from the cache, or else from the registry. */
export async function loadPackages(
  entries: readonly PackageEntry[],
  { cache = PACKAGE_CACHE, offline = false, list = PACKAGE_LIST, registry }: PackageSource = {},
): Promise<{ packages: LoadedPackage[]; problems: Problem[] }> {
  const text = await readFile(list, "utf8").catch(() => "");
  const problems: Problem[] = [];
  let options: Promise<Options> | undefined;
  let down: PackageFault | undefined;

  const load = async (entry: PackageEntry): Promise<LoadedPackage> => {
    const cached = await readCached(cache, entry);
    if (cached !== undefined) return { entry, version: entry.version, files: cached };
    options ??= registry === undefined ? registryOptions() : Promise.resolve({ ...RETRY_OPTIONS, ...registry });
    // A registry that doesn't answer one request won't answer forty others, so don't wait for each.
    const got = offline ? OFFLINE : (down ?? (await fetchPackage(entry, await options)));
    if (!isFault(got)) {
      await writeCached(cache, entry, got);
      return { entry, version: entry.version, files: got };
    }
    if (got.type === "unreachable") down = got;
    const last = await readLastCached(cache, entry.name);
    problems.push(problemOf(entry, { fault: got, shown: last?.version, line: lineOfName(text, entry.name) }));
    return { entry, version: last?.version ?? entry.version, files: last?.files };
  };

  const packages: LoadedPackage[] = await Readable.from(entries).map(load, { concurrency: MAX_REQUESTS }).toArray();
  return { packages, problems };
}

const OFFLINE: PackageFault = { type: "unreachable", detail: "--offline forbids network requests" };

type Shown = { fault: PackageFault; shown: string | undefined; line: number };

function problemOf(entry: PackageEntry, { fault, shown, line }: Shown): Problem {
  const instead =
    shown === undefined ? "Its page only links to npm." : `Its page shows ${shown}, which was fetched before.`;
  return problemOfData(
    PACKAGE_LIST,
    { line, column: 1 },
    {
      rule: "package",
      severity: fault.type === "integrity" ? "error" : "warning",
      message: `${entry.name} ${entry.version} ${MESSAGES[fault.type]}: ${fault.detail}. ${instead}`,
      fix: FIXES[fault.type],
    },
  );
}

const MESSAGES: Record<PackageFault["type"], string> = {
  unreachable: "couldn't be fetched",
  missing: "isn't in the registry",
  integrity: "isn't the package that was reviewed",
  "no-readme": "has no README",
  "too-big": "isn't shown",
  other: "couldn't be read",
};

const FIXES: Record<PackageFault["type"], string> = {
  unreachable: "Run `npm run fetch` with a network connection. `npm config get registry` prints the registry's URL.",
  missing:
    "Correct name and version in data/packages.json, or remove the entry. `npm run fetch -- --update` moves all entries to their newest versions.",
  integrity: "The tarball or the list has been changed. Find out by whom before you run `npm run fetch -- --update`.",
  "no-readme": "Name another version in data/packages.json, or remove the entry.",
  "too-big": "Name another version in data/packages.json, or remove the entry.",
  other: "Run `npm run fetch`. If it fails again, name another version in data/packages.json.",
};
