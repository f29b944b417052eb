import { codeOfFences, type FencedCode } from "../../core/markdown/code-of-fences.ts";
import type { Fence } from "../../core/markdown/parse-fence.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import type { ParsePlugin } from "../../core/read/parse-page.ts";

/** Kinds that a writer can declare after the language; the others are inferred. */
const DECLARED_KINDS = ["config", "fragment", "wrong"] as const;

/** Fences name the example that they quote, say that they quote only some lines of a file, or declare their kind. */
export const VERIFIED_CODE: ParsePlugin = {
  module: import.meta.filename,
  fenceWords: ['example="…"', "excerpt", ...DECLARED_KINDS],
};

/**
 * How the code of a fence is verified. project, output: quotes a file or the output of an example that runs. config:
 * loaded and validated by webpack. wrong: must be rejected by webpack. fragment: parsed. shell: its webpack flags
 * exist. data: parsed. text: not verified.
 */
type FenceKind = (typeof DECLARED_KINDS)[number] | "project" | "output" | "shell" | "data" | "text";

export type VerifiedCode = FencedCode & { kind: FenceKind };

/** Returns every code fence of a page with its kind. */
export function verifiedCode(page: Pick<SourcePage, "tree">): VerifiedCode[] {
  return codeOfFences(page).map((fenced) => ({ ...fenced, kind: kindOf(fenced.fence) }));
}

function kindOf({ language, title, diff, output, options }: Fence): FenceKind {
  if (options.has("example")) return output ? "output" : "project";
  const declared = DECLARED_KINDS.find((kind) => options.has(kind));
  if (declared !== undefined) return declared;
  if (language === "bash") return "shell";
  if (language === "json" || language === "yaml") return "data";
  if (!["js", "jsx", "ts", "tsx"].includes(language)) return "text";
  return /(?:^|[/\\])webpack[\w.-]*\.config\.[cm]?[jt]s$/.test(title ?? "") && !diff ? "config" : "fragment";
}
