import type { Problem } from "#model/problem.ts";
import { placeOf } from "../markdown/place-of.ts";
import { removeInlineCodeOfHtml } from "../markdown/remove-inline-code.ts";
import { walkTree } from "../markdown/walk-tree.ts";
import type { SourcePage } from "../read/source-page.ts";
import { problemIn } from "./problem-in.ts";

/** Reports scripts and styles in a page, which the site's security policy forbids. */
export function checkInlineCode(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Parameters<typeof placeOf>[0], written: string) =>
    problems.push(
      problemIn(page, placeOf(node), {
        rule: "inline-code",
        message: `${written} is left out: the site's security policy forbids scripts and styles in pages.`,
        fix: "Remove it. Styles for several pages belong in site/prose/ or in a component.",
      }),
    );
  walkTree(page.tree, (node) => {
    if (node.type === "html") {
      if (removeInlineCodeOfHtml(node.value) !== node.value) report(node, firstLine(node.value));
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      if (!/^[a-z]/.test(node.name ?? "")) return;
      if (/^(?:script|style)$/.test(node.name ?? "")) report(node, `<${node.name}>`);
      for (const attribute of node.attributes) {
        if (attribute.type === "mdxJsxAttribute" && /^(?:style|on[A-Za-z]*)$/.test(attribute.name)) {
          report(node, `${attribute.name} of <${node.name}>`);
        }
      }
    }
  });
  return problems;
}

function firstLine(html: string): string {
  const [first = "", ...others] = html.trim().split("\n");
  return others.length === 0 ? first : `${first} …`;
}
