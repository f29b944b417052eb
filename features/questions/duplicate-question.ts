import type { Problem } from "#model/problem.ts";
import { nameKey } from "#model/words.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import type { Questions } from "./questions.ts";

/** Reports questions that an earlier section answers too, because search can lead them to only one place. */
export function checkDuplicateQuestions({ pages }: Questions): Problem[] {
  const asked = [...pages.values()].flatMap((byId) => [...byId.values()].flat());
  return [...Map.groupBy(asked, ({ text }) => nameKey(text))].flatMap(([, [first, ...repeated]]) =>
    repeated.map(({ text, place, file }) =>
      problemIn({ path: file }, place, {
        rule: "duplicate-question",
        message: `'${text}' is already a question of ${first?.file}:${first?.place.line}.`,
        fix: "Keep it in the section that answers it best, and ask for the other one in other words.",
      }),
    ),
  );
}
