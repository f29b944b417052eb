import type { Feature } from "../../core/project/feature.ts";
import { checkDuplicateQuestions } from "./duplicate-question.ts";
import { PACKAGE_QUESTIONS, PackageQuestions } from "./package-questions.ts";
import { QUESTIONS } from "./questions.ts";
import { readQuestions } from "./read-questions.ts";

/** Questions that sections answer, in readers' own words: page.questions.yml beside page.md. Search compares queries with them. */
export const LISTED_QUESTIONS: Feature = {
  name: "questions",
  data: { [PACKAGE_QUESTIONS]: PackageQuestions },
  open: ({ root }) => ({
    know: async (facts, sources) => QUESTIONS.set(facts, await readQuestions(root, sources)),
    isInput: (path) => path.endsWith(".questions.yml"),
  }),
  check: {
    module: import.meta.filename,
    site: [({ index }) => [...QUESTIONS.of(index).problems, ...checkDuplicateQuestions(QUESTIONS.of(index))]],
  },
};
