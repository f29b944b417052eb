import type { Problem } from "#model/problem.ts";
import { nodesOf } from "../markdown/nodes-of.ts";
import { placeOf } from "../markdown/place-of.ts";
import type { SourcePage } from "../read/source-page.ts";
import { problemIn } from "./problem-in.ts";
import { sentenceText, textPieces } from "./text-pieces.ts";

/** A quoted word is only mentioned. */
const FILLERS = /(?<!["“'‘])\b(?:simply|easy|easily|powerful|blazing(?:ly)?|please note)\b/gi;

/** Maximum number of words in a sentence. Code counts as one word. */
const MAX_WORDS = 45;

/** Reports sentences that break rules of docs/writing.md, as far as that can be found automatically. */
export function checkProse(page: SourcePage): Problem[] {
  return [...fillers(page), ...findLongSentences(page)];
}

function fillers(page: SourcePage): Problem[] {
  return textPieces(page).flatMap(({ text, placeAt }) =>
    [...text.matchAll(FILLERS)].map(({ 0: found, index }) =>
      problemIn(page, placeAt(index), {
        rule: "prose",
        severity: "warning",
        message: `'${found}' tells the reader nothing, or blames them for finding something difficult.`,
        fix: "Leave it out, or say why it's so.",
      }),
    ),
  );
}

function findLongSentences(page: SourcePage): Problem[] {
  return nodesOf(page.tree, "paragraph").flatMap((node) =>
    sentenceText(node)
      .split(/(?<=[.!?:]["'”’)]*)\s+/)
      .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)))
      .filter((words) => words.length > MAX_WORDS)
      .map((words) =>
        problemIn(page, placeOf(node), {
          rule: "prose",
          severity: "warning",
          message: `The sentence that starts with '${words.slice(0, 5).join(" ")}' has ${words.length} words.`,
          fix: `Split it. A sentence needs at most ${MAX_WORDS} words.`,
        }),
      ),
  );
}
