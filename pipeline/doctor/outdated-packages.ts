import type { Options } from "pacote";
import { faultOf, type PackageFault } from "../fetch/fetch-package.ts";
import { newestOf } from "../fetch/update-packages.ts";
import type { PackageEntry } from "../read/package-list.ts";
import type { Finding, ReportSection } from "./report-section.ts";

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

  const findings: Finding[] = [];
  const queue = [...entries];
  let down: PackageFault | undefined;
  const worker = async () => {
    // A registry that doesn't answer one request won't answer the others, so don't wait for each.
    for (let entry = queue.shift(); entry !== undefined && down === undefined; entry = queue.shift()) {
      const found = await findingOf(entry, options);
      if (found === undefined) continue;
      if ("type" in found && found.type === "unreachable") down = found;
      findings.push("type" in found ? { subject: entry.name, detail: found.detail } : found);
    }
  };
  await Promise.all(Array.from({ length: MAX_REQUESTS }, worker));
  if (down !== undefined) return skip(`the registry couldn't be asked: ${down.detail}`);
  const order = new Map(entries.map(({ name }, index) => [name, index]));
  const sorted = findings.toSorted((a, b) => (order.get(a.subject) ?? 0) - (order.get(b.subject) ?? 0));
  return { title, examined: `${entries.length} packages`, findings: sorted };
}

async function findingOf(entry: PackageEntry, options: Options): Promise<Finding | PackageFault | undefined> {
  try {
    const { entry: newest, deprecated } = await newestOf(entry, options);
    const details = [
      newest.version !== entry.version && `${entry.version} → ${newest.version} (${newest.published ?? "day unknown"})`,
      newest.version === entry.version && newest.integrity !== entry.integrity && "the same version has other contents",
      deprecated !== undefined && entry.deprecated === undefined && `deprecated: ${deprecated}`,
    ].filter((detail) => detail !== false);
    return details.length === 0 ? undefined : { subject: entry.name, detail: details.join("; ") };
  } catch (error) {
    return faultOf(error);
  }
}
