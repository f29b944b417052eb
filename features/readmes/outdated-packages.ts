import { Readable } from "node:stream";
import type { Options } from "pacote";
import type { Finding, ReportSection } from "../../core/project/report-section.ts";
import { faultOf } from "./fetch/fetch-package.ts";
import type { PackageEntry } from "./fetch/package-list.ts";
import { newestOf } from "./fetch/update-packages.ts";

/** Concurrent requests. */
const MAX_REQUESTS = 6;

/** Finds packages whose README on this site isn't their newest. Without options, it sends no requests. */
export async function outdatedPackages(
  entries: readonly PackageEntry[],
  options: Options | undefined,
): Promise<ReportSection> {
  const title = "Outdated READMEs";
  const skip = (why: string): ReportSection => ({ title, examined: "no packages", findings: [], skipped: why });
  if (options === undefined) return skip("--offline forbids network requests");

  let down: string | undefined;
  const ask = async (entry: PackageEntry): Promise<Finding[]> => {
    // A registry that doesn't answer one request won't answer the others, so don't wait for each.
    if (down !== undefined) return [];
    try {
      return await findingsOf(entry, options);
    } catch (error) {
      const { type, detail } = faultOf(error);
      if (type === "unreachable") down = detail;
      return [{ subject: entry.name, detail }];
    }
  };
  const findings: Finding[] = await Readable.from(entries).flatMap(ask, { concurrency: MAX_REQUESTS }).toArray();
  if (down !== undefined) return skip(`the registry couldn't be asked: ${down}`);
  return { title, examined: `${entries.length} packages`, findings };
}

async function findingsOf(entry: PackageEntry, options: Options): Promise<Finding[]> {
  const { entry: newest, deprecated } = await newestOf(entry, options);
  const details = [
    newest.version !== entry.version && `${entry.version} → ${newest.version} (${newest.published ?? "day unknown"})`,
    newest.version === entry.version && newest.integrity !== entry.integrity && "the same version has other contents",
    deprecated !== undefined && entry.deprecated === undefined && `deprecated: ${deprecated}`,
  ].filter((detail) => detail !== false);
  return details.length === 0 ? [] : [{ subject: entry.name, detail: details.join("; ") }];
}
