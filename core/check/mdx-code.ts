import type { Nodes } from "mdast";
import type { Problem } from "#model/problem.ts";
import { literalOf } from "../markdown/component-element.ts";
import { nodesOf, tagsOf } from "../markdown/nodes-of.ts";
import { placeOf } from "../markdown/place-of.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { firstLine } from "../problems/first-line.ts";
import { problemIn } from "../problems/problem-in.ts";

/** Reports code in MDX pages, which are data and never run. */
export function checkMdxCode(page: SourcePage): Problem[] {
  const report = (node: Nodes, code: string, fix: string) =>
    problemIn(page, placeOf(node), { rule: "mdx-code", message: `${code} isn't run.`, fix });
  return [
    ...nodesOf(page.tree, "mdxjsEsm").map((node) =>
      report(node, `'${firstLine(node.value)}'`, "Remove the line. Components don't need an import."),
    ),
    ...nodesOf(page.tree, "mdxFlowExpression", "mdxTextExpression")
      .filter(({ value }) => !isComment(value) && literalOf(value) === undefined)
      .map((node) =>
        report(node, `{${firstLine(node.value)}}`, "Write its value, or a backslash before a { that is text."),
      ),
    ...tagsOf(page.tree).flatMap((node) =>
      node.attributes.flatMap((attribute) => {
        if (attribute.type === "mdxJsxExpressionAttribute")
          return report(node, `{${attribute.value}} in <${node.name}>`, "Write each attribute with its name.");
        const code = typeof attribute.value === "object" ? attribute.value?.value : undefined;
        if (code === undefined || literalOf(code) !== undefined) return [];
        const written = `${attribute.name}={${firstLine(code)}} in <${node.name}>`;
        return report(node, written, 'Write "text", or JSON in the braces.');
      }),
    ),
  ];
}

function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "").trim() === "";
}
