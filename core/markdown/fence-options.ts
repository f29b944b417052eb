import type { Root } from "mdast";
import { fenceOf } from "./form-code-blocks.ts";
import { nodesOf } from "./nodes-of.ts";

/** Returns the values of each option of a page's fences, in the order of their first use. */
export function fenceOptions(tree: Root): Record<string, string[]> {
  const options = nodesOf(tree, "code").flatMap((code) => [...fenceOf(code).options]);
  const byName = Map.groupBy(options, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, all]) => [name, [...new Set(all.map(([, value]) => value))]]));
}
