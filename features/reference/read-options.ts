import type { ReferenceCategory, ReferenceEntry } from "#model/reference.ts";
import { describeUnion } from "./describe-type.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { resolveReference, type SchemaNode } from "./json-schema.ts";
import { walkOptions } from "./walk-options.ts";

export type OptionsToRead = {
  category: ReferenceCategory;
  schema: SchemaNode;
  source: InstalledPackage;
  /** Prefix of every name: 'devServer'. */
  prefix?: string;
  owner?: string;
  /** Flags by path as the command line knows it: 'module.rules.test' → '--module-rules-test'. */
  flags?: ReadonlyMap<string, string>;
};

/** Returns the options of a schema, without the facts that only running webpack can show. */
export function readOptions({ category, schema, source, prefix = "", owner, flags }: OptionsToRead): ReferenceEntry[] {
  return walkOptions(schema, prefix).map(({ path, nodes, sameAs }): ReferenceEntry => {
    const facts = nodes.flatMap((node) => [node.schema, resolveReference(node).schema]);
    const { type, values } = describeUnion(nodes, source);
    const added =
      nodes.length === 1 || facts.every((each) => each.added !== undefined)
        ? facts.find((each) => each.added)?.added
        : undefined;
    const deprecated = facts.find((each) => each.deprecated)?.deprecated;
    const description = facts.find((each) => each.description)?.description;
    const flag = flags?.get(path.replace(/^Rule\./, "module.rules."));
    return {
      category,
      name: path,
      ...(owner !== undefined && { owner }),
      type,
      ...(values.length > 0 && { values }),
      ...(added !== undefined && added !== "5.0.0" && { since: added }),
      ...(deprecated && { deprecated: deprecated === true ? replacementIn(description) : deprecated }),
      ...(facts.some((each) => each.experimental) && { experimental: true }),
      ...(flag !== undefined && { flag }),
      ...(description !== undefined && { description }),
      ...(sameAs !== undefined && { sameAs }),
    };
  });
}

/** Returns the replacement in a description: "… (deprecated: use 'emitOnErrors' instead)" → 'emitOnErrors'. */
function replacementIn(description: string | undefined): string | true {
  return /use '([^']+)'/.exec(description ?? "")?.[1] ?? true;
}
