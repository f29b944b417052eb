import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Problem } from "#model/problem.ts";
import { problemOfPackages } from "./problem-of-packages.ts";

/** Where the list stands, from the project's root. */
export const PACKAGE_LIST = "data/packages.json";

const Entry = z.strictObject({
  name: z
    .string()
    .regex(/^(?:@[\w.-]+\/)?[\w.-]+$/)
    .describe("Name on the npm registry; the page's address ends with it."),
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
  published: z.iso.date().optional().describe("Left out where the registry only knows when it copied the version."),
  integrity: z
    .string()
    .regex(/^sha512-[A-Za-z\d+/]{86}==$/)
    .describe("Of the tarball."),
  ref: z
    .string()
    .min(1)
    .optional()
    .describe("Commit or tag of this version in its repository; v<version> if not given."),
  anchors: z
    .record(z.string(), z.string())
    .optional()
    .describe("Ids that the web links to and that the README doesn't have, each with the heading's id it stands for."),
  deprecated: z.string().min(1).optional().describe("Why, in one sentence of ours."),
  replacement: z
    .strictObject({ text: z.string().min(1), url: z.string().min(1).optional() })
    .optional()
    .describe("What to use instead; the address is a page of this site or https."),
});

const Entries = z.array(Entry);

/** A package whose README is a page. */
export type PackageEntry = z.infer<typeof Entry>;

/** The list of packages; without those that are wrong, of which the problems tell. */
export async function readPackageList(file = PACKAGE_LIST): Promise<{ entries: PackageEntry[]; problems: Problem[] }> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const remedy = "See pipeline/read/package-list.ts for what an entry holds.";
  const wrong = (message: string, line = 1): Problem =>
    problemOfPackages({ line, rule: "package-list", severity: "error", message, remedy });
  if (text === undefined) return { entries: [], problems: [wrong(`There is no ${file}.`)] };
  const values = parseJson(text);
  if (!Array.isArray(values)) return { entries: [], problems: [wrong(`${file} is no JSON list.`)] };
  const whole = Entries.safeParse(values);
  if (whole.success) return { entries: whole.data, problems: [] };
  return {
    entries: values.flatMap((value) => Entry.safeParse(value).data ?? []),
    problems: whole.error.issues.map((issue) => {
      const [position, ...path] = issue.path;
      const name = nameOf(values[Number(position)]);
      return wrong(
        `${name ?? `Entry ${Number(position) + 1}`}: ${path.join(".") || "the entry"}: ${issue.message}.`,
        lineOfName(text, name),
      );
    }),
  };
}

/** Keys in the order of the schema, so that an update changes only the lines that differ. */
export function formatPackageList(entries: readonly PackageEntry[]): string {
  return `${JSON.stringify(Entries.parse(entries), null, 2)}\n`;
}

/** The line of the list that names the package; 1 when none does. */
export function lineOfName(text: string, name: string | undefined): number {
  const at = name === undefined ? -1 : text.indexOf(`"name": ${JSON.stringify(name)}`);
  return at === -1 ? 1 : text.slice(0, at).split("\n").length;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nameOf(value: unknown): string | undefined {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
    ? value.name
    : undefined;
}
