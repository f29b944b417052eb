import type { Problem } from "#model/problem.ts";
import { placeOf } from "../markdown/place-of.ts";
import { walkTree } from "../markdown/walk-tree.ts";
import type { SourcePage } from "../read/source-page.ts";
import { problemIn } from "./problem-in.ts";
import { sentenceText, textPieces } from "./text-pieces.ts";

/** Not in quotation marks, where a word is only spoken of. */
const FILLERS = /(?<!["“'‘])\b(?:simply|easy|easily|powerful|blazing(?:ly)?|please note)\b/gi;

/** Words that a sentence may have; code counts as one. */
const LONGEST = 45;

/** What docs/writing.md asks of sentences, where that can be told without reading them. */
export function checkProse(page: SourcePage): Problem[] {
  return [...fillers(page), ...longSentences(page)];
}

function fillers(page: SourcePage): Problem[] {
  return textPieces(page).flatMap(({ text, placeAt }) =>
    [...text.matchAll(FILLERS)].map(({ 0: found, index }) =>
      problemIn(page, placeAt(index), {
        rule: "prose",
        severity: "warning",
        message: `'${found}' tells a reader nothing, or that a difficulty is the reader's fault.`,
        remedy: "Leave it out, or say what makes it so.",
      }),
    ),
  );
}

function longSentences(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  walkTree(page.tree, (node) => {
    if (node.type !== "paragraph") return;
    for (const sentence of sentenceText(node).split(/(?<=[.!?:]["'”’)]*)\s+/)) {
      const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
      if (words.length <= LONGEST) continue;
      problems.push(
        problemIn(page, placeOf(node), {
          rule: "prose",
          severity: "warning",
          message: `The sentence that begins '${words.slice(0, 5).join(" ")}' has ${words.length} words.`,
          remedy: `Make two of it: no sentence needs more than ${LONGEST}.`,
        }),
      );
    }
  });
  return problems;
}
