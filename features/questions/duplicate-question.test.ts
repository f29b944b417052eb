import assert from "node:assert/strict";
import { test } from "node:test";
import { lines } from "../../test/source-page-of.ts";
import { checkDuplicateQuestions } from "./duplicate-question.ts";
import { parseQuestions } from "./parse-questions.ts";

test("reports a question that two sections share, with both places", () => {
  const read = (path: string, id: string, texts: string) =>
    parseQuestions({ path, text: `${id}:\n${texts}`, ids: [id] }).questions;
  const pages = new Map([
    ["/a/", read("a.questions.yml", "one", "  - change the port\n  - port in use\n  - 8080 is taken\n")],
    ["/b/", read("b.questions.yml", "two", "  - another host\n  - Change the port?\n  - open on a phone\n")],
  ]);
  assert.deepEqual(lines(checkDuplicateQuestions({ pages, problems: [] })), [
    "3:5 duplicate-question 'Change the port?' is already a question of a.questions.yml:2. | " +
      "Keep it in the section that answers it best, and ask for the other one in other words.",
  ]);
});
