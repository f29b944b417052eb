import type { Feature } from "../../core/project/feature.ts";
import { checkDuplicateQuestions } from "./duplicate-question.ts";

/** Questions that sections answer, in readers' own words. */
export const QUESTIONS: Feature = {
  name: "questions",
  check: {
    module: import.meta.filename,
    site: [({ index }) => checkDuplicateQuestions(index.pages.values())],
  },
};
