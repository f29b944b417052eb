import type { Options } from "pacote";
import type { ReportSection } from "../../core/project/report-section.ts";
import { faultOf } from "../readmes/fetch/fetch-package.ts";
import type { Drift } from "./compare-references.ts";

/** The version that the documentation describes, by package. */
export type Described = Record<string, string>;

type Source = {
  /** Undefined forbids network requests. */
  registry: Options | undefined;
  /** Reads another version of webpack, which is expensive. */
  findDrift: (version: string) => Promise<{ drifts: readonly Drift[] }>;
};

/** Compares the packages that the reference is read from with their newest versions. */
export async function drift(described: Described, { registry, findDrift }: Source): Promise<ReportSection> {
  const title = "Drift from the newest webpack";
  const examined = Object.entries(described)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
  if (registry === undefined) return { title, examined, findings: [], skipped: "--offline forbids network requests" };
  let newest: Described;
  try {
    newest = await newestVersions(Object.keys(described), registry);
  } catch (error) {
    return { title, examined, findings: [], skipped: `the registry couldn't be asked: ${faultOf(error).detail}` };
  }
  const outdated = Object.entries(newest).filter(([name, version]) => version !== described[name]);
  const findings = outdated.map(([name, version]) => ({ subject: name, detail: `${described[name]} → ${version}` }));
  const other = outdated.find(([name]) => name === "webpack")?.[1];
  if (other === undefined) return { title, examined, findings };
  try {
    const { drifts } = await findDrift(other);
    return { title, examined, findings: [...findings, ...drifts.map(findingOf)] };
  } catch (error) {
    return { title, examined, findings, skipped: `webpack ${other} couldn't be read: ${faultOf(error).detail}` };
  }
}

async function newestVersions(names: readonly string[], registry: Options): Promise<Described> {
  const { default: pacote } = await import("pacote");
  const versions = names.map(async (name) => {
    const { version } = await pacote.manifest(`${name}@latest`, { ...registry, preferOnline: true });
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

function findingOf({ kind, category, name, what, mentions = [] }: Drift) {
  const change = what === undefined ? kind : `${kind}: ${what}`;
  return { subject: `${category} ${name}`, detail: [change, ...mentions].join("; ") };
}
