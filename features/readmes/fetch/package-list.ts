import { z } from "zod";
import { readData } from "../../../core/problems/read-data.ts";

/** Path of the list from the project's root. */
export const PACKAGE_LIST = "data/packages.json";

const Entry = z.strictObject({
  name: z
    .string()
    .regex(/^(?:@[\w.-]+\/)?[\w.-]+$/)
    .describe("Name on the npm registry; the page's URL ends with it."),
  kind: z.enum(["loader", "plugin"]).describe("The section of the page: /loaders/ or /plugins/."),
  title: z.string().min(1),
  group: z
    .string()
    .min(1)
    .optional()
    .describe("Heading in the sidebar. Deprecated packages need none: they have their own."),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
    .describe("Exact."),
  published: z.iso.date().optional().describe("Left out if the registry only knows when it copied the version."),
  integrity: z
    .string()
    .regex(/^sha512-[A-Za-z\d+/]{86}==$/)
    .describe("The hash of the tarball."),
  ref: z
    .string()
    .min(1)
    .optional()
    .describe("Commit or tag of this version in its repository; v<version> if not given."),
  deprecated: z.string().min(1).optional().describe("The reason, in one sentence of our own."),
  replacement: z
    .strictObject({ text: z.string().min(1), url: z.string().min(1).optional() })
    .optional()
    .describe("What to use instead; the URL is a page of this site or starts with https."),
});

export const PackageList = z.array(Entry);

/** A package whose README is a page. */
export type PackageEntry = z.infer<typeof Entry>;

export async function readPackageList(file = PACKAGE_LIST): Promise<PackageEntry[]> {
  return readData(file, PackageList);
}

/** Writes keys in the order of the schema, so that an update only changes the lines that differ. */
export function formatPackageList(entries: readonly PackageEntry[]): string {
  return `${JSON.stringify(PackageList.parse(entries), null, 2)}\n`;
}

/** Returns the line with the package's name, or 1. */
export function lineOfName(text: string, name: string): number {
  const at = text.indexOf(`"name": ${JSON.stringify(name)}`);
  return at === -1 ? 1 : text.slice(0, at).split("\n").length;
}
