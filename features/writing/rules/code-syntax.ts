import { parseSync } from "@swc/core";
import { parseDocument } from "yaml";
import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { problemIn } from "../../../core/problems/problem-in.ts";
import { type VerifiedCode, verifiedCode } from "../../examples/verified-code.ts";

/** Reports code that isn't part of an example and has a syntax error or omissions. */
export function checkCodeSyntax(page: SourcePage): Problem[] {
  return verifiedCode(page).flatMap((fenced) => {
    const problems: Problem[] = [];
    const mistake = syntaxError(fenced);
    if (mistake !== undefined) {
      problems.push(
        problemIn(page, lineIn(fenced, mistake.line), {
          rule: "code-syntax",
          message: `This isn't valid ${fenced.fence.language}: ${mistake.reason}`,
          fix: "Correct the code. If it isn't meant to be code, call the fence `text`.",
        }),
      );
    }
    const left = placeholderLine(fenced);
    if (left !== undefined) {
      problems.push(
        problemIn(page, lineIn(fenced, left), {
          rule: "code-placeholder",
          message: "A comment made of dots replaces code that a reader needs.",
          fix: "Write the missing code, or quote part of an example with `excerpt`.",
        }),
      );
    }
    return problems;
  });
}

type Mistake = {
  reason: string;
  /** Line in the fence, from 1. */
  line: number;
};

function syntaxError(fenced: VerifiedCode): Mistake | undefined {
  if (fenced.kind === "data") return fenced.fence.language === "json" ? jsonError(fenced.code) : yamlError(fenced.code);
  if (!["config", "fragment"].includes(fenced.kind)) return undefined;
  // Part of a configuration, a single value or a method's signature isn't a statement.
  const forms = [fenced.code, `(${fenced.code}\n)`, `({${fenced.code}\n})`, `interface Signature {${fenced.code}\n}`];
  const mistakes = forms.map((form) => scriptError(form, fenced.fence.language));
  return mistakes.includes(undefined) ? undefined : mistakes[0];
}

function scriptError(code: string, language: string): Mistake | undefined {
  try {
    if (language === "ts" || language === "tsx")
      parseSync(code, { syntax: "typescript", tsx: language === "tsx", decorators: true });
    else parseSync(code, { syntax: "ecmascript", jsx: language === "jsx", importAttributes: true });
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const reason = /×\s*(.+)/.exec(text)?.[1] ?? text.split("\n")[0] ?? "";
    return { reason, line: Number(/\[(\d+):\d+\]/.exec(text)?.[1] ?? 1) };
  }
}

/** The fence may contain some properties of an object. */
function jsonError(code: string): Mistake | undefined {
  try {
    JSON.parse(/^\s*"/.test(code) ? `{${code}}` : code);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { reason, line: Number(/line (\d+)/.exec(reason)?.[1] ?? 1) };
  }
}

function yamlError(code: string): Mistake | undefined {
  const [error] = parseDocument(code).errors;
  return error === undefined
    ? undefined
    : { reason: error.message.split("\n")[0] ?? "", line: error.linePos?.[0].line ?? 1 };
}

/** Finds the first line that only consists of '// ...' or a block comment with dots. */
function placeholderLine({ code, kind }: VerifiedCode): number | undefined {
  if (!["config", "fragment", "project", "data"].includes(kind)) return undefined;
  const found = code.split("\n").findIndex((line) => /(?:\/\/|\/\*|#)\s*(?:\.{3}|…)\s*(?:\*\/)?\s*$/.test(line));
  return found === -1 ? undefined : found + 1;
}

/** Returns a place by its line in the code, which starts below the fence's own line. */
function lineIn({ place }: VerifiedCode, line: number): { line: number; column: number } {
  return { line: place.line + line, column: 1 };
}
