import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../../test/source-page-of.ts";
import { checkDuplicateQuestions } from "./duplicate-question.ts";

test("reports a question that two sections share, with both places", () => {
  const { sources } = siteOf({
    "a.md": withTitle("## One\n\nQ> change the port\nQ> port in use\nQ> 8080 is taken\n\nText.\n"),
    "b.md": withTitle("## Two\n\nQ> another host\nQ> Change the port?\nQ> open on a phone\n\nText.\n"),
  });
  assert.deepEqual(lines(checkDuplicateQuestions(sources)), [
    "7:1 duplicate-question 'Change the port?' is already a question of a.md:6. | " +
      "Keep it in the section that answers it best, and ask for the other one in other words.",
  ]);
});
