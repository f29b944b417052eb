import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { problemIn } from "../../../core/problems/problem-in.ts";
import type { Dictionary } from "./dictionary.ts";
import { textPieces } from "./text-pieces.ts";
import { wordsOfText } from "./words-of-text.ts";

/** Reports each word of a page that isn't in a dictionary once. */
export function checkSpelling(page: SourcePage, dictionary: Dictionary): Problem[] {
  const reported = new Set<string>();
  return textPieces(page).flatMap(({ text, placeAt }) =>
    wordsOfText(text).flatMap(({ word, offset, whole }) => {
      if (reported.has(word) || dictionary.knows(word) || (whole !== word && dictionary.knows(whole))) return [];
      reported.add(word);
      const suggestions = dictionary.suggest(word);
      const guess = suggestions.length === 0 ? "Correct it." : `Did you mean ${suggestions.join(", ")}?`;
      return [
        problemIn(page, placeAt(offset), {
          rule: "spelling",
          message: `'${word}' isn't in a dictionary.`,
          fix: `${guess} Add correct words to data/spelling.txt, and put names in code into backticks.`,
        }),
      ];
    }),
  );
}
