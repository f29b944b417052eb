import type { Problem } from "#model/problem.ts";
import { nameKey } from "#model/words.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { problemIn } from "../../core/problems/problem-in.ts";

/** Reports questions that an earlier section answers too, because search can lead them to only one place. */
export function checkDuplicateQuestions(sources: Iterable<SourcePage>): Problem[] {
  const asked = [...sources].flatMap((page) => page.questions.map((question) => ({ page, question })));
  return [...Map.groupBy(asked, ({ question }) => nameKey(question.text))].flatMap(([, [first, ...repeated]]) =>
    repeated.map(({ page, question }) => ({
      ...problemIn(page, question.place, {
        rule: "duplicate-question",
        message: `'${question.text}' is already a question of ${first?.question.file ?? first?.page.path}:${first?.question.place.line}.`,
        fix: "Keep it in the section that answers it best, and ask for the other one in other words.",
      }),
      ...(question.file !== undefined && { file: question.file }),
    })),
  );
}
