import type { Problem } from "#model/problem.ts";
import { nodesOf } from "../../../core/markdown/nodes-of.ts";
import { placeOf } from "../../../core/markdown/place-of.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { problemIn } from "../../../core/problems/problem-in.ts";
import { sentenceText } from "./text-pieces.ts";

/** Maximum number of words in a sentence. Code counts as one word. */
const MAX_WORDS = 45;

/** Reports long sentences, under the same rule as filler words, because both make text harder to read. */
export function checkLongSentences(page: SourcePage): Problem[] {
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
