import { z } from "zod";

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

type Component = { name: string; version: string; license: string; integrity: string | undefined; scope: Scope };
/** Words of CycloneDX; `excluded` is what only builds and tests need. */
type Scope = "required" | "optional" | "excluded";

/** package-lock.json → the bill of materials in CycloneDX, without dates: the same lock gives the same bytes. */
export function softwareBill(lock: string): string {
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

/** The same by licence, for people. */
export function licenseList(lock: string): string {
  const byLicense = Map.groupBy(componentsOf(lock), ({ license }) => license);
  const sections = [...byLicense].sort(([a], [b]) => (a < b ? -1 : 1));
  return sections
    .map(
      ([license, components]) =>
        `${license}\n${components.map(({ name, version }) => `  ${name} ${version}\n`).join("")}`,
    )
    .join("\n");
}

const UNKNOWN = "no licence named";

function componentsOf(lock: string): Component[] {
  const { packages } = Lock.parse(JSON.parse(lock));
  const components = Object.entries(packages).flatMap(
    ([path, { version, license, integrity, dev, optional }]): Component[] => {
      const name = path.split("node_modules/").at(-1);
      if (path === "" || name === undefined || version === undefined) return [];
      const scope = dev === true ? "excluded" : optional === true ? "optional" : "required";
      return [{ name, version, license: license ?? UNKNOWN, integrity, scope }];
    },
  );
  const unique = new Map(components.map((component) => [`${component.name} ${component.version}`, component]));
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}

/** One name, or several joined by AND and OR. */
function licenseOf(license: string): { license: { id: string } } | { expression: string } {
  return / (?:AND|OR) /.test(license) ? { expression: license } : { license: { id: license } };
}

/** 'sha512-…' in base64 → as CycloneDX writes it. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = "", digest = ""] = integrity.split("-");
  return { alg: algorithm.replace(/^sha/i, "SHA-"), content: Buffer.from(digest, "base64").toString("hex") };
}
