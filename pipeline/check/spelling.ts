import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../read/source-page.ts";
import type { Dictionary } from "./dictionary.ts";
import { problemIn } from "./problem-in.ts";
import { textPieces } from "./text-pieces.ts";
import { wordsOfText } from "./words-of-text.ts";

/** Words of a page's prose that no dictionary knows: each once. */
export function checkSpelling(page: SourcePage, dictionary: Dictionary): Problem[] {
  const told = new Set<string>();
  return textPieces(page).flatMap(({ text, placeAt }) =>
    wordsOfText(text).flatMap(({ word, offset, whole }) => {
      if (told.has(word) || dictionary.knows(word) || (whole !== word && dictionary.knows(whole))) return [];
      told.add(word);
      const suggestions = dictionary.suggest(word);
      const guess = suggestions.length === 0 ? "Correct it." : `Did you mean ${suggestions.join(", ")}?`;
      return [
        problemIn(page, placeAt(offset), {
          rule: "spelling",
          message: `'${word}' is in no dictionary.`,
          remedy: `${guess} A word that is right goes into data/spelling.txt, a name of code into backticks.`,
        }),
      ];
    }),
  );
}
