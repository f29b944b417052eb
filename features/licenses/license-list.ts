import type { Lock } from "./package-lock.ts";

const UNKNOWN = "no license named";

/** Lists the locked packages by license. */
export function licenseList({ packages }: Lock): string {
  const byLicense = new Map<string, Set<string>>();
  for (const [path, { version = "", license = UNKNOWN, name }] of Object.entries(packages)) {
    const [, installed] = /^(?:.*\/)?node_modules\/(.*)$/.exec(path) ?? [];
    if (installed === undefined || version === "") continue;
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`${name ?? installed} ${version}`));
  }
  return [...byLicense]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([license, names]) =>
        `${license}\n${[...names]
          .sort()
          .map((each) => `  ${each}\n`)
          .join("")}`,
    )
    .join("\n");
}
