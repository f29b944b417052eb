import type { Lock, LockedPackage } from "./package-lock.ts";

type Component = { name: string; version: string; license: string; integrity: string | undefined; scope: Scope };
/** Scopes of CycloneDX; `excluded` packages are only needed by tests and bundling. */
const SCOPES = ["required", "optional", "excluded"] as const;
type Scope = (typeof SCOPES)[number];

/**
 * package-lock.json → bill of materials in CycloneDX format. It has no dates, so the same lock file always produces the
 * same bytes.
 */
export function softwareBill(lock: Lock): string {
  const components = componentsOf(lock).map(({ name, version, license, integrity, scope }) => ({
    type: "library",
    name,
    version,
    scope,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license !== UNKNOWN && { licenses: [licenseOf(license)] }),
    ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
  }));
  const bill = { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, components };
  return `${JSON.stringify(bill, undefined, 1)}\n`;
}

/** Lists the packages by license, for people. */
export function licenseList(lock: Lock): string {
  const byLicense = Map.groupBy(componentsOf(lock), ({ license }) => license);
  const sections = [...byLicense].sort(([a], [b]) => (a < b ? -1 : 1));
  return sections
    .map(
      ([license, components]) =>
        `${license}\n${components.map(({ name, version }) => `  ${name} ${version}\n`).join("")}`,
    )
    .join("\n");
}

const UNKNOWN = "no license named";

function componentsOf({ packages }: Lock): Component[] {
  const unique = new Map<string, Component>();
  for (const [
    path,
    { version, license, integrity, name = path.split("node_modules/").at(-1), ...use },
  ] of Object.entries(packages)) {
    if (path === "" || name === undefined || version === undefined) continue;
    const key = `${name} ${version}`;
    // A package that is installed twice gets the stricter scope.
    const scopes = [unique.get(key)?.scope, scopeOf(use)];
    const scope = SCOPES.find((each) => scopes.includes(each)) ?? "required";
    unique.set(key, { name, version, license: license ?? UNKNOWN, integrity, scope });
  }
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}

/** npm's `devOptional` packages are needed by tests and by an optional package. */
function scopeOf({ dev, optional, devOptional }: LockedPackage): Scope {
  if (dev === true) return "excluded";
  return optional === true || devOptional === true ? "optional" : "required";
}

/** Accepts one license, or several joined by AND and OR. */
function licenseOf(license: string): { license: { id: string } } | { expression: string } {
  return / (?:AND|OR) /.test(license) ? { expression: license } : { license: { id: license } };
}

/** 'sha512-…' in base64 → CycloneDX's format. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = "", digest = ""] = integrity.split("-");
  return { alg: algorithm.replace(/^sha/i, "SHA-"), content: Buffer.from(digest, "base64").toString("hex") };
}
