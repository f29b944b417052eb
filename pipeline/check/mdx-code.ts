import type { Problem } from "#model/problem.ts";
import { literalOf } from "../markdown/component-element.ts";
import { placeOf } from "../markdown/place-of.ts";
import { walkTree } from "../markdown/walk-tree.ts";
import type { SourcePage } from "../read/source-page.ts";
import { problemIn } from "./problem-in.ts";

/** Reports code in MDX pages, which are data and never run. */
export function checkMdxCode(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  walkTree(page.tree, (node) => {
    const report = (message: string, fix: string) =>
      problems.push(problemIn(page, placeOf(node), { rule: "mdx-code", message, fix }));

    if (node.type === "mdxjsEsm") {
      report(`'${firstLine(node.value)}' isn't run.`, "Remove the line. Components don't need an import.");
    } else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      if (!isComment(node.value) && literalOf(node.value) === undefined) {
        report(`{${firstLine(node.value)}} isn't run.`, "Write its value, or a backslash before a { that is text.");
      }
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      for (const attribute of node.attributes) {
        if (attribute.type === "mdxJsxExpressionAttribute") {
          report(`{${attribute.value}} in <${node.name}> isn't run.`, "Write each attribute with its name.");
        } else if (typeof attribute.value === "object" && attribute.value !== null) {
          if (literalOf(attribute.value.value) !== undefined) continue;
          const written = `${attribute.name}={${firstLine(attribute.value.value)}}`;
          report(`${written} in <${node.name}> isn't run.`, 'Write "text", or JSON in the braces.');
        }
      }
    }
  });
  return problems;
}

function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "").trim() === "";
}

function firstLine(code: string): string {
  const [first = "", ...others] = code.trim().split("\n");
  return others.length === 0 ? first : `${first} …`;
}
