import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../read/source-page.ts";
import { problemIn } from "./problem-in.ts";
import { textPieces } from "./text-pieces.ts";

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

const BRITISH = new RegExp(`\\b(${Object.keys(AMERICAN).join("|")})(s|d|ed|ing|able|ite|ites)?\\b`, "gi");

/** Reports British spellings. */
export function checkBritishSpelling(page: SourcePage): Problem[] {
  return textPieces(page).flatMap(({ text, placeAt }) =>
    [...text.matchAll(BRITISH)].map(({ 0: found, 1: stem = "", 2: ending = "", index }) =>
      problemIn(page, placeAt(index), {
        rule: "british-spelling",
        message: `'${found}' is British.`,
        fix: `Write ${AMERICAN[stem.toLowerCase()]}${ending}.`,
      }),
    ),
  );
}
