import pacote, { type Options } from "pacote";
import { diffLines } from "../../../core/files/diff-lines.ts";
import { faultOf, fetchPackage, isFault } from "./fetch-package.ts";
import { readCached, writeCached } from "./package-cache.ts";
import type { PackageFiles } from "./package-files.ts";
import type { PackageEntry } from "./package-list.ts";

/** An entry after it was moved to the newest version. `report` describes the changes, '' if there are none. */
export type PackageUpdate = { entry: PackageEntry; report: string };

type Where = { cache: string; options: Options };

/** Moves an entry to the newest version in the registry. If that can't be fetched, the entry stays the same. */
export async function updatePackage(entry: PackageEntry, { cache, options }: Where): Promise<PackageUpdate> {
  const newest = await newestOf(entry, options).catch((error: unknown) => faultOf(error).detail);
  if (typeof newest === "string") return { entry, report: `${entry.name} ${entry.version} stays: ${newest}` };
  const notes =
    newest.deprecated === undefined || entry.deprecated !== undefined
      ? []
      : [
          `  The registry marks it as deprecated: ${newest.deprecated}`,
          "  Write `deprecated` and `replacement` into data/packages.json.",
        ];
  const { version, integrity } = newest.entry;
  if (version === entry.version && integrity === entry.integrity) {
    return { entry, report: notes.length === 0 ? "" : [entry.name, ...notes].join("\n") };
  }
  if (version === entry.version)
    notes.unshift("  The same version has another integrity: find out why before you commit this.");

  const [before, after] = [await filesOf(entry, { cache, options }), await filesOf(newest.entry, { cache, options })];
  if (typeof after === "string") return { entry, report: `${entry.name} ${entry.version} stays: ${version}: ${after}` };
  const changes = typeof before === "string" ? `  ${before}` : indent(diffLines(before.readme, after.readme));
  const day = newest.entry.published ?? "day unknown";
  return {
    entry: newest.entry,
    report: [`${entry.name} ${entry.version} → ${version} (${day})`, ...notes, changes || "  README unchanged"].join(
      "\n",
    ),
  };
}

/** Returns an entry for the newest version, and whether the registry marks that as deprecated. Rejects on faults. */
export async function newestOf(
  entry: PackageEntry,
  options: Options,
): Promise<{ entry: PackageEntry; deprecated?: string }> {
  const packument = await pacote.packument(entry.name, { ...options, fullMetadata: true, preferOnline: true });
  const version = packument["dist-tags"].latest;
  const manifest = packument.versions[version];
  if (manifest?.dist.integrity === undefined) throw new Error(`the registry has no integrity for ${version}`);
  const { ref: _ref, published: _published, ...others } = entry;
  const commit = manifest["gitHead"];
  const moved = version !== entry.version;
  const deprecated = manifest["deprecated"];
  return {
    entry: {
      ...others,
      version,
      integrity: manifest.dist.integrity,
      ...datesOf(moved ? packument.time[version] : entry.published),
      ...(moved ? typeof commit === "string" && { ref: commit } : entry.ref !== undefined && { ref: entry.ref }),
    },
    ...(typeof deprecated === "string" && deprecated !== "" && { deprecated }),
  };
}

function datesOf(time: string | undefined): { published?: string } {
  return time === undefined ? {} : { published: time.slice(0, 10) };
}

async function filesOf(entry: PackageEntry, { cache, options }: Where): Promise<PackageFiles | string> {
  const cached = await readCached(cache, entry);
  if (cached !== undefined) return cached;
  const fetched = await fetchPackage(entry, options);
  if (isFault(fetched)) return fetched.detail;
  await writeCached(cache, entry, fetched);
  return fetched;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}
