import type { ReferenceCategory, ReferenceEntry } from "#model/reference.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { resolveReference, type SchemaNode } from "./json-schema.ts";
import { unionWords } from "./type-words.ts";
import { walkOptions } from "./walk-options.ts";

export type OptionsToRead = {
  category: ReferenceCategory;
  schema: SchemaNode;
  source: InstalledPackage;
  /** Before every name: 'devServer'. */
  prefix?: string;
  owner?: string;
  /** By path in words of the command line: 'module.rules[].test' → '--module-rules-test'. */
  flags?: ReadonlyMap<string, string>;
};

/** A schema → its options, without what only running webpack can tell. */
export function readOptions({ category, schema, source, prefix = "", owner, flags }: OptionsToRead): ReferenceEntry[] {
  return walkOptions(schema, prefix).map(({ path, cliPath, nodes, sameAs }): ReferenceEntry => {
    const facts = nodes.flatMap((node) => [node.schema, resolveReference(node).schema]);
    const { type, values } = unionWords(nodes, source);
    const added =
      nodes.length === 1 || facts.every((each) => each.added !== undefined)
        ? facts.find((each) => each.added)?.added
        : undefined;
    const deprecated = facts.find((each) => each.deprecated)?.deprecated;
    const description = facts.find((each) => each.description)?.description;
    const flag = flags?.get(cliPath.replaceAll("[]", ""));
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

/** "… (deprecated: use 'emitOnErrors' instead)" → 'emitOnErrors'. */
function replacementIn(description: string | undefined): string | true {
  return /use '([^']+)'/.exec(description ?? "")?.[1] ?? true;
}
