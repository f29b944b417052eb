import type { LoaderContext } from "webpack";
import { applyChanges } from "./apply-changes.ts";
import type { Patch } from "./patches.ts";

/** Applies the patches of a file. */
export default function patchLoader(this: LoaderContext<Pick<Patch, "changes">>, source: string): string {
  return applyChanges(source, this.getOptions().changes, this.resourcePath);
}
