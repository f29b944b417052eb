import { posix } from "node:path";
import type { InstalledPackage } from "./installed-package.ts";

/** The part of JSON schema that webpack's option schemas use, with webpack's own keywords. */
export type JsonSchema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  instanceof?: string;
  tsType?: string;
  /** The version that added the option. */
  added?: string;
  deprecated?: boolean | string;
  experimental?: boolean;
  minimum?: number;
  /** For values that shorten a configuration, as in `condition && value`. */
  undefinedAsNull?: boolean;
};

/** A schema with the file that its references are resolved in. */
export type SchemaNode = {
  schema: JsonSchema;
  file: SchemaFile;
  /** Name of its definition. */
  definition?: string;
};

type SchemaFile = {
  root: JsonSchema;
  definitions: Record<string, JsonSchema>;
  open: (path: string) => SchemaFile;
};

/** Opens a schema file of a package. Files that it refers to are read when they are needed. */
export function openSchema(source: InstalledPackage, path: string): SchemaNode {
  const file = openFile(source, path);
  return { schema: file.root, file };
}

function openFile(source: InstalledPackage, path: string): SchemaFile {
  const text = source.read(path);
  if (text === undefined) throw new Error(`${source.name} ${source.version} has no ${path}.`);
  const root: JsonSchema & { definitions?: Record<string, JsonSchema> } = JSON.parse(text);
  return {
    root,
    definitions: root.definitions ?? {},
    open: (reference) => openFile(source, posix.join(posix.dirname(path), reference)),
  };
}

/** Resolves a reference, and references in its target; returns other schemas unchanged. */
export function resolveReference(node: SchemaNode): SchemaNode {
  const reference = node.schema.$ref;
  if (reference === undefined) return node;
  const [path = "", pointer = ""] = reference.split("#");
  const file = path === "" ? node.file : node.file.open(path);
  const definition = pointer.split("/").at(-1) ?? "";
  const schema = definition === "" ? file.root : file.definitions[definition];
  return resolveReference({ schema: schema ?? {}, file, ...(definition !== "" && { definition }) });
}

/** Returns the schemas in `anyOf`, `oneOf` and `allOf`, which webpack's schemas always use as alternatives. */
export function alternativesOf({ schema, file }: SchemaNode): SchemaNode[] {
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map((each) => ({
    schema: each,
    file,
  }));
}
