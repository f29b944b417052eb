import type { Fence } from "./parse-fence.ts";

/** Kinds that a writer can declare behind a fence; the others show by themselves. */
export const DECLARED_KINDS = ["config", "fragment", "wrong"] as const;

/**
 * How the code of a fence is verified.
 * project, output: quotes a file, or what was printed, of an example that runs. config: loaded and validated by webpack.
 * wrong: the same, and webpack must refuse it. fragment: parsed. shell: webpack's flags in it exist. data: parsed.
 * text: for reading only.
 */
export type FenceKind = (typeof DECLARED_KINDS)[number] | "project" | "output" | "shell" | "data" | "text";

export function fenceKind(fence: Fence): FenceKind {
  if (fence.example !== undefined) return fence.output ? "output" : "project";
  if (fence.kind !== undefined) return fence.kind;
  if (fence.language === "bash" || fence.language === "npm") return "shell";
  if (fence.language === "json" || fence.language === "yaml") return "data";
  if (!["js", "jsx", "ts", "tsx"].includes(fence.language)) return "text";
  return /(?:^|[/\\])webpack[\w.-]*\.config\.[cm]?[jt]s$/.test(fence.title ?? "") && !fence.diff
    ? "config"
    : "fragment";
}
