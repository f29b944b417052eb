import type { DeclaredKind, Fence } from "./parse-fence.ts";

/**
 * How the code of a fence is verified. project, output: quotes a file or the output of an example that runs. config:
 * loaded and validated by webpack. wrong: must be rejected by webpack. fragment: parsed. shell: its webpack flags
 * exist. data: parsed. text: not verified.
 */
export type FenceKind = DeclaredKind | "project" | "output" | "shell" | "data" | "text";

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
