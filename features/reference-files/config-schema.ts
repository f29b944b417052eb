import { minorOf } from "#model/documented-webpack.ts";
import type { InstalledPackage } from "../reference/installed-package.ts";
import { openSchema } from "../reference/json-schema.ts";
import { walkOptions } from "../reference/walk-options.ts";
import type { DescribedEntry } from "./described-entries.ts";

/**
 * Turns webpack's own schema into a JSON Schema for configurations in JSON or YAML, which editors can use: without the
 * values that need JavaScript, and with the sentences and links of this site.
 */
export function configSchema(webpack: InstalledPackage, described: readonly DescribedEntry[], site: string): object {
  const root = openSchema(webpack, "schemas/WebpackOptions.json");
  const descriptions = new Map(
    described.flatMap(({ entry, description }) =>
      entry.category === "options" && description !== undefined ? [[entry.name, description] as const] : [],
    ),
  );
  for (const { path, nodes } of walkOptions(root)) {
    const description = descriptions.get(path);
    if (description === undefined) continue;
    const { url, summary } = description;
    const text = [summary, site + encodeURI(url)].filter((part) => part !== undefined).join("\n\n");
    for (const { schema } of nodes) schema.description = text;
  }
  const { definitions, ...configuration } = standardSchema({ ...root.schema });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: `${site}/${configSchemaPath(webpack)}`,
    title: `Configuration of webpack ${minorOf(webpack.version)}`,
    anyOf: [{ $ref: "#/definitions/Configuration" }, { type: "array", items: { $ref: "#/definitions/Configuration" } }],
    definitions: { ...mapOf(definitions), Configuration: configuration },
  };
}

/** Returns where the schema is published: 'schema/5.113.json'. */
export function configSchemaPath(webpack: InstalledPackage): string {
  return `schema/${minorOf(webpack.version)}.json`;
}

/** The first minor of webpack 5 whose schema was published. */
const FIRST_PUBLISHED = 112;

/** Returns what the URLs of earlier versions' schemas lead to: the newest one, because files in editors name them. */
export function earlierSchemas(webpack: InstalledPackage, site: string): Record<string, object> {
  const newest = Number(webpack.version.split(".")[1]);
  const minors = Array.from({ length: newest - FIRST_PUBLISHED }, (_, index) => FIRST_PUBLISHED + index);
  const content = { $schema: "http://json-schema.org/draft-07/schema#", $ref: `${site}/${configSchemaPath(webpack)}` };
  return Object.fromEntries(minors.map((minor) => [`schema/5.${minor}.json`, content]));
}

/** Keywords of webpack's schemas that others don't know. */
const OWN_KEYWORDS = new Set(
  "cli helper tsType implements exclude experimental undefinedAsNull added link title".split(" "),
);
/** Keywords whose keys are names and whose values are schemas. */
const MAPS = new Set(["properties", "definitions"]);
/** No JSON value can match. */
const NOTHING = { not: {} };

type Schema = Record<string, unknown>;

function toStandard(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStandard);
  return isObject(value) ? standardSchema(value) : value;
}

function standardSchema(schema: Schema): Schema {
  if (schema["instanceof"] !== undefined) return NOTHING;
  const standard: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (OWN_KEYWORDS.has(key)) continue;
    if (key === "absolutePath") standard["pattern"] = pathPattern(value === true);
    else if (key === "deprecated") standard[key] = true;
    else if (key === "enum") standard[key] = value;
    else if (MAPS.has(key)) standard[key] = mapOf(value);
    else standard[key] = toStandard(value);
  }
  return standard;
}

function mapOf(schemas: unknown): Schema {
  if (!isObject(schemas)) return {};
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toStandard(schema)]));
}

function isObject(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Checks paths as schema-utils does; they may not contain the separator of loaders either. */
function pathPattern(isAbsolute: boolean): string {
  const absolute = "(?:[Ff][Ii][Ll][Ee]:(?=/))?(?:[A-Za-z]:[\\\\/]|\\\\\\\\|/)";
  return isAbsolute ? `^${absolute}[^!]*$` : `^(?!${absolute})[^!]*$`;
}
