import assert from "node:assert/strict";
import { test } from "node:test";
import { lines } from "../../test/source-page-of.ts";
import { parseQuestions } from "./parse-questions.ts";

const parse = (text: string) => parseQuestions({ path: "a.questions.yml", text, ids: ["one", "constructor"] });

test("reads questions by heading id, with their places", () => {
  const { questions, problems } = parse('"":\n  - a\n  - b\n  - "c: d"\nconstructor:\n  - e\n  - f\n  - "8080"\n');
  assert.deepEqual(problems, []);
  assert.deepEqual(
    [...questions].map(([id, all]) => [id, ...all.map(({ text, place }) => `${place.line} ${text}`)]),
    [
      ["", "2 a", "3 b", "4 c: d"],
      ["constructor", "6 e", "7 f", "8 8080"],
    ],
  );
});

test("reports mistakes with their places and fixes", () => {
  const first = (text: string) => lines(parse(text).problems)[0]?.split(" | ")[0];
  const many = (count: number) => `one:\n${"  - q\n".repeat(count)}`;
  const table = [
    ["onee:\n  - a\n  - b\n  - c\n", "1:1 question The page has no heading '#onee'."],
    ["one:\n  - a\n  - 8080\n  - c\n", "3:5 question This question isn't text."],
    ["one:\n  - a\n  - b: c\n  - d\n", "3:5 question This question isn't text."],
    ["one: a\n", "1:1 question This section has 0 questions."],
    [many(1), "1:1 question This section has 1 question."],
    [many(21), "1:1 question This section has 21 questions."],
    ["- a\n", "1:1 question This file has no questions by heading id."],
    [`${many(3)}${many(3)}`, "5:1 question Map keys must be unique."],
  ] as const;
  for (const [text, message] of table) assert.equal(first(text), message, text);
  assert.match(lines(parse("onee:\n  - a\n").problems)[0] ?? "", /Did you mean/);
});
