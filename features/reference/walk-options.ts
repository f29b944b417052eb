import { alternativesOf, resolveReference, type SchemaNode } from "./json-schema.ts";

/** An option of a schema. */
export type OptionPath = {
  /** For example 'optimization.splitChunks.cacheGroups.<cacheGroup>.test'; list items add nothing. */
  path: string;
  /** Every schema of the option; there are several if alternatives share it. */
  nodes: SchemaNode[];
  /** The path that shows the same definition first. */
  sameAs?: string;
};

/** Definitions that are used in many places, or inside themselves, are documented once, under their own name. */
const ROOTS: Record<string, string> = {
  RuleSetRule: "Rule",
  RuleSetLogicalConditions: "Condition",
  RuleSetLogicalConditionsAbsolute: "Condition",
  GlobCondition: "Condition",
};

/** Placeholders for names that the author of a configuration chooses. */
const PLACEHOLDERS: Record<string, string> = {
  "optimization.splitChunks.cacheGroups": "<cacheGroup>",
  "resolve.byDependency": "<type>",
  "externals.byLayer": "<layer>",
};

type Visit = {
  node: SchemaNode;
  path: string;
  sameAs?: string | undefined;
  inside: readonly string[];
};

/**
 * Returns every option of a schema, the shallow ones first, so that repeated definitions belong to their shortest path.
 */
export function walkOptions(root: SchemaNode, prefix = ""): OptionPath[] {
  const found = new Map<string, OptionPath>();
  /** Maps definitions to the path that documents them. */
  const homes = new Map<string, string>();
  let level: Visit[] = [{ node: root, path: prefix, inside: [] }];
  while (level.length > 0) {
    level = level.flatMap(objectsIn).flatMap((object) => propertiesOf(object, found, homes));
  }
  return [...found.values()];
}

/** Returns the object schemas that a value may match, through references, alternatives and lists. */
function objectsIn(visit: Visit): Visit[] {
  const node = resolveReference(visit.node);
  const { definition, schema, file } = node;
  if (definition !== undefined && visit.inside.includes(definition)) return [];
  const inside = definition === undefined ? visit.inside : [...visit.inside, definition];
  const here: Visit = { ...visit, node, inside };
  return [
    ...(schema.properties !== undefined || typeof schema.additionalProperties === "object" ? [here] : []),
    ...alternativesOf(node).flatMap((each) => objectsIn({ ...here, node: each })),
    ...(schema.items === undefined ? [] : objectsIn({ ...here, node: { schema: schema.items, file } })),
  ];
}

function propertiesOf(object: Visit, found: Map<string, OptionPath>, homes: Map<string, string>): Visit[] {
  const { node, inside } = object;
  const { schema, file, definition } = node;
  const own = definition === undefined ? undefined : ROOTS[definition];
  const path = own ?? object.path;
  const home = definition === undefined || schema.properties === undefined ? undefined : homes.get(definition);
  if (own !== undefined && home !== undefined) return [];
  if (definition !== undefined && home === undefined) homes.set(definition, path);
  const sameAs = home !== undefined && home !== path ? home : object.sameAs;

  const visits = Object.entries(schema.properties ?? {}).map(([name, property]): Visit => {
    const child = join(path, name);
    const same = sameAs === undefined ? moduleTypeTwin(child, found) : join(sameAs, name);
    const known = found.get(child);
    if (known === undefined) {
      found.set(child, {
        path: child,
        nodes: [{ schema: property, file }],
        ...(same !== undefined && { sameAs: same }),
      });
    } else known.nodes.push({ schema: property, file });
    return { node: { schema: property, file }, path: child, sameAs: same, inside };
  });
  if (typeof schema.additionalProperties !== "object") return visits;
  const name = PLACEHOLDERS[path] ?? "<name>";
  const values = { schema: schema.additionalProperties, file };
  return [...visits, { node: values, path: join(path, name), sameAs: sameAs && join(sameAs, name), inside }];
}

/**
 * 'module.parser.css/auto.url' is documented as 'module.parser.css.url' if that exists, or else as its first sibling.
 */
function moduleTypeTwin(path: string, found: ReadonlyMap<string, OptionPath>): string | undefined {
  const [, base, type, rest] = /^(module\.(?:parser|generator))\.([^./]+)\/[^.]+\.(.+)$/.exec(path) ?? [];
  if (base === undefined || type === undefined) return undefined;
  return found
    .keys()
    .find(
      (known) =>
        known !== path &&
        (known === `${base}.${type}.${rest}` ||
          (known.startsWith(`${base}.${type}/`) &&
            known.endsWith(`.${rest}`) &&
            known.split(".").length === path.split(".").length)),
    );
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
