import type { Html } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "satteri";
import type { Problem } from "#model/problem.ts";
import { removeInlineCodeOfHtml } from "../compile/remove-inline-code.ts";
import { nodesOf, tagsOf } from "../markdown/nodes-of.ts";
import { placeOf } from "../markdown/place-of.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { firstLine } from "../problems/first-line.ts";
import { problemIn } from "../problems/problem-in.ts";

/** Reports scripts and styles in a page, which the site's security policy forbids. */
export function checkInlineCode(page: SourcePage): Problem[] {
  return [...nodesOf(page.tree, "html"), ...tagsOf(page.tree)].flatMap((node) =>
    forbiddenCode(node).map((written) =>
      problemIn(page, placeOf(node), {
        rule: "inline-code",
        message: `${written} is left out: the site's security policy forbids scripts and styles in pages.`,
        fix: "Remove it. Styles for several pages belong in site/prose/ or in a component.",
      }),
    ),
  );
}

function forbiddenCode(node: Html | MdxJsxFlowElement | MdxJsxTextElement): string[] {
  if (node.type === "html") return removeInlineCodeOfHtml(node.value) === node.value ? [] : [firstLine(node.value)];
  const { name, attributes } = node;
  if (name === null || !/^[a-z]/.test(name)) return [];
  const forbidden = attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" && /^(?:style|on[A-Za-z]*)$/.test(attribute.name) ? attribute.name : [],
  );
  const isCode = name === "script" || name === "style";
  return [...(isCode ? [`<${name}>`] : []), ...forbidden.map((attribute) => `${attribute} of <${name}>`)];
}
