import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { type ProblemTexts, problemIn } from "../../../core/problems/problem-in.ts";
import { textPieces } from "./text-pieces.ts";

/** Reports words and phrases that don't belong in prose. */
export function checkWording(page: SourcePage): Problem[] {
  return textPieces(page).flatMap(({ text, placeAt }) =>
    RULES.flatMap(({ pattern, texts }) =>
      [...text.matchAll(pattern)].map((match) => problemIn(page, placeAt(match.index), texts(match))),
    ),
  );
}

/** British stems that the American dictionary accepts as variants. It doesn't know the others, such as 'colour'. */
const AMERICAN: Readonly<Record<string, string>> = {
  acknowledgement: "acknowledgment",
  ageing: "aging",
  amongst: "among",
  artefact: "artifact",
  burnt: "burned",
  cancelled: "canceled",
  cancelling: "canceling",
  catalogue: "catalog",
  centre: "center",
  favour: "favor",
  fulfil: "fulfill",
  honour: "honor",
  judgement: "judgment",
  labelled: "labeled",
  labelling: "labeling",
  learnt: "learned",
  memoise: "memoize",
  misspelt: "misspelled",
  modelled: "modeled",
  modelling: "modeling",
  programme: "program",
  signalled: "signaled",
  signalling: "signaling",
  skilful: "skillful",
  spelt: "spelled",
  unlabelled: "unlabeled",
  whilst: "while",
};

/** Phrases that are wrong in every sentence. A phrase that is sometimes right belongs in docs/writing.md only. */
const NEVER_RIGHT: readonly (readonly [phrase: RegExp, better: string])[] = [
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

const RULES: readonly { pattern: RegExp; texts: (match: RegExpExecArray) => ProblemTexts }[] = [
  {
    // A quoted word is only mentioned.
    pattern: /(?<!["“'‘])\b(?:simply|easy|easily|powerful|blazing(?:ly)?|please note)\b/gi,
    texts: ([found]) => ({
      rule: "prose",
      severity: "warning",
      message: `'${found}' tells the reader nothing, or blames them for finding something difficult.`,
      fix: "Leave it out, or say why it's so.",
    }),
  },
  {
    pattern: new RegExp(`\\b(${Object.keys(AMERICAN).join("|")})(s|d|ed|ing|able|ite|ites)?\\b`, "gi"),
    texts: ([found, stem = "", ending = ""]) => ({
      rule: "british-spelling",
      message: `'${found}' is British.`,
      fix: `Write ${AMERICAN[stem.toLowerCase()]}${ending}.`,
    }),
  },
  ...NEVER_RIGHT.map(([pattern, better]) => ({
    pattern,
    texts: ([found]: RegExpExecArray) => ({
      rule: "never-right",
      message: `'${found}' isn't how a native speaker says it.`,
      fix: `Write ${better}.`,
    }),
  })),
];
