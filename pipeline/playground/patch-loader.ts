import type { LoaderContext } from "webpack";
import { PATCHES } from "./patches.ts";

/** Applies the patches of a file. */
export default function patchLoader(this: LoaderContext<unknown>, source: string): string {
  const path = this.resourcePath.replaceAll("\\", "/");
  let patched = source;
  for (const { file, changes } of PATCHES) {
    if (!path.endsWith(`/node_modules/${file}`)) continue;
    for (const [pattern, replacement] of changes) {
      const next = patched.replace(pattern, () => replacement);
      if (next === patched) throw new Error(`This patch of ${file} no longer applies: ${pattern}`);
      patched = next;
    }
  }
  return patched;
}
