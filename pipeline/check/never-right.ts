import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../read/source-page.ts";
import { problemIn } from "./problem-in.ts";
import { textPieces } from "./text-pieces.ts";

/** Phrases that are wrong in every sentence. A phrase that is sometimes right belongs in docs/writing.md only. */
const PHRASES: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\bbelong(?:s|ed|ing)? into\b/gi, "belongs in"],
  [/\ban own\b/gi, "its own, or a separate"],
  [/\bha(?:s|ve) no own\b/gi, "doesn't have its own"],
  [/\bdecides about\b/gi, "controls"],
  [/\b(?:is|are) gone since\b/gi, "was removed in"],
  [/\bfrom (?:version |webpack )?\d+(?:\.[\dx]+)+ on\b/gi, "since"],
  [/\bstands? in the (?:configuration|file|scripts?|manifest|output|bundle|table|list|column)\b/gi, "is in the"],
  [/\berrors? of the build\b/gi, "build error"],
  [/\banew\b/gi, "again"],
  [/\bmend(?:s|ed|ing)?\b/gi, "fix"],
  [/\bshall\b/g, "should, or will"],
  [/\binformations\b/gi, "information"],
  [/\bsoftwares\b/gi, "software"],
  [/\bJavascript\b/g, "JavaScript"],
  [/\bTypescript\b/g, "TypeScript"],
  [/\bGithub\b/g, "GitHub"],
];

/** Reports phrases that are wrong wherever they appear in prose. */
export function checkNeverRight(page: SourcePage): Problem[] {
  return textPieces(page).flatMap(({ text, placeAt }) =>
    PHRASES.flatMap(([phrase, better]) =>
      [...text.matchAll(phrase)].map(({ 0: found, index }) =>
        problemIn(page, placeAt(index), {
          rule: "never-right",
          message: `'${found}' isn't how a native speaker says it.`,
          fix: `Write ${better}.`,
        }),
      ),
    ),
  );
}
