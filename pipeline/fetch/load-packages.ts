import { readFile } from "node:fs/promises";
import type { Options } from "pacote";
import type { Problem } from "#model/problem.ts";
import { lineOfName, PACKAGE_LIST, type PackageEntry } from "../read/package-list.ts";
import { problemOfPackages } from "../read/problem-of-packages.ts";
import { fetchPackage, isFault, type PackageFault } from "./fetch-package.ts";
import { readCached, readLastCached, writeCached } from "./package-cache.ts";
import type { PackageFiles } from "./package-files.ts";
import { PATIENCE, registryOptions } from "./registry-options.ts";

export const PACKAGE_CACHE = ".cache/packages";

/** At once; the registry of a small company shall not notice. */
const REQUESTS = 6;

export type PackageSource = {
  /** Folder of what was fetched before. */
  cache?: string;
  /** Asks nothing of the network. */
  offline?: boolean;
  list?: string;
  /** Instead of the user's npm configuration. */
  registry?: Options;
};

/** A package as it can be shown: `files` is undefined when neither the registry nor the cache has it. */
export type LoadedPackage = { entry: PackageEntry; version: string; files: PackageFiles | undefined };

/** Every package of the list from the cache, else from the registry. */
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
    options ??= registry === undefined ? registryOptions() : Promise.resolve({ ...PATIENCE, ...registry });
    // A registry that doesn't answer one doesn't answer forty others: nobody waits for each.
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

  const packages: LoadedPackage[] = [];
  const queue = [...entries.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [position, entry] = next;
      packages[position] = await load(entry);
    }
  };
  await Promise.all(Array.from({ length: REQUESTS }, worker));
  return { packages, problems };
}

const OFFLINE: PackageFault = { type: "unreachable", detail: "nothing is asked of the network with --offline" };

type Circumstances = { fault: PackageFault; shown: string | undefined; line: number };

function problemOf(entry: PackageEntry, { fault, shown, line }: Circumstances): Problem {
  const instead =
    shown === undefined ? "Its page only links to npm." : `Its page shows ${shown}, which was fetched before.`;
  return problemOfPackages({
    line,
    rule: "package",
    severity: fault.type === "integrity" ? "error" : "warning",
    message: `${entry.name} ${entry.version} ${WHAT[fault.type]}: ${fault.detail}. ${instead}`,
    remedy: REMEDY[fault.type],
  });
}

const WHAT: Record<PackageFault["type"], string> = {
  unreachable: "could not be fetched",
  missing: "is not on the registry",
  integrity: "is not the package that was reviewed",
  "no-readme": "has no README",
  "too-big": "is not shown",
  other: "could not be read",
};

const REMEDY: Record<PackageFault["type"], string> = {
  unreachable: "Run `npm run fetch` with a network; `npm config get registry` says which registry is asked.",
  missing:
    "Correct name and version in data/packages.json, or remove the entry; `npm run fetch -- --update` moves to the newest.",
  integrity: "Somebody changed the tarball or the list. Find out who before you run `npm run fetch -- --update`.",
  "no-readme": "Name another version in data/packages.json, or remove the entry.",
  "too-big": "Name another version in data/packages.json, or remove the entry.",
  other: "Run `npm run fetch`; when it fails again, name another version in data/packages.json.",
};
