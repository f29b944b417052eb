import type { LoaderContext } from "webpack";
import type { Patch } from "./patches.ts";

/** Applies the patches of a file. */
export default function patchLoader(this: LoaderContext<Pick<Patch, "changes">>, source: string): string {
  return applyChanges(source, this.getOptions().changes, this.resourcePath);
}

/** Returns a file's source with its changes. Throws when one changes nothing. */
export function applyChanges(source: string, changes: Patch["changes"], file: string): string {
  let patched = source;
  for (const [pattern, replacement] of changes) {
    const next = patched.replace(pattern, () => replacement);
    if (next === patched) throw new Error(`This patch of ${file} no longer applies: ${pattern}`);
    patched = next;
  }
  return patched;
}
