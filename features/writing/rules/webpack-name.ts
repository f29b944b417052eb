import type { Nodes } from "mdast";
import type { Problem } from "#model/problem.ts";
import { placeInNode } from "../../../core/markdown/place-in-node.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import type { Place } from "../../../core/problems/place.ts";
import { problemIn } from "../../../core/problems/problem-in.ts";

/** Matches the name in any case, but not in 'webpack-cli' or 'webpack.config.js', and not where it's only mentioned. */
const NAME = /(?<!["“'‘])\bweb ?pack(?![-.]?[\p{L}\d_/@])/giu;

/** Matches what may precede the first word of a sentence: nothing, a sentence's end, a colon or an opening quote. */
const SENTENCE_START = /(?:^|[.!?:]["”’)]*\s+|["“(])$/;
/** Unlike these, the end of a sentence requires a capital. */
const SENTENCE_END = /(?:^|(?<!\b(?:e\.g|i\.e|vs|etc))[.!?]["”’)]*\s+)$/;

/**
 * Reports 'webpack' in the wrong case: it is lower-case, but 'Webpack' at the start of an English sentence or heading.
 */
export function checkWebpackName(page: SourcePage): Problem[] {
  if (page.translationOf !== undefined) return [];
  const problems: Problem[] = [];
  const report = (found: string, place: Place, better: string) =>
    problems.push(
      problemIn(page, place, {
        rule: "webpack-name",
        message: `'${found}' is in the wrong case: webpack is lower-case, except at the start of a sentence or heading.`,
        fix: `Write ${better}.`,
      }),
    );
  const readText = (node: Nodes, before: string, isSentence: boolean): string => {
    if (node.type === "text") {
      for (const { 0: found, index } of node.value.matchAll(NAME)) {
        const preceding = before + node.value.slice(0, index);
        const better = properName(found, preceding, isSentence);
        if (better !== found) report(found, placeInNode(node, index), better);
      }
      return before + node.value;
    }
    if (node.type === "inlineCode" || node.type === "html" || node.type === "image") return `${before}code`;
    if (!("children" in node)) return before;
    // The text of a link may be a title, and bold text may be the name itself.
    const start = node.type === "link" || node.type === "strong" ? "(" : "";
    return node.children.reduce((text, child) => readText(child, text, isSentence), before + start);
  };
  const walk = (node: Nodes): void => {
    if (node.type === "paragraph") readText(node, "", true);
    // A heading may be a message or a command, and a cell may be a fragment.
    else if (node.type === "heading" || node.type === "tableCell") readText(node, "", false);
    else if ("children" in node) for (const child of node.children) walk(child);
  };
  walk(page.tree);
  return problems;
}

function properName(found: string, preceding: string, isSentence: boolean): string {
  if (isSentence && SENTENCE_END.test(preceding)) return "Webpack";
  if (found === "Webpack" && SENTENCE_START.test(preceding)) return found;
  return "webpack";
}
