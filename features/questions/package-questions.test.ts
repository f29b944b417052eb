import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { packageQuestions } from "./package-questions.ts";

const PACKAGE = { name: "a-loader", version: "1.0.0", url: "https://npm.example/a-loader" };
const page = (published?: string) => ({
  ...sourcePageOf("loaders/a-loader.md", withTitle("## Options\n")),
  package: { ...PACKAGE, ...(published !== undefined && { published }) },
});
const read = (questions: object, published = "2026-01-02") => {
  const folder = temporaryFolder({ "questions.json": JSON.stringify(questions, undefined, 1) });
  return packageQuestions([page(published)], join(folder, "questions.json"));
};

test("reads the questions of a README by page and heading", async () => {
  const { pages, problems } = await read({
    "a-loader": { "": ["what is it"], options: ["change the limit", "inline"] },
  });
  assert.deepEqual(problems, []);
  const texts = [...(pages.get("/loaders/a-loader/") ?? [])].map(([id, all]) => [id, ...all.map(({ text }) => text)]);
  assert.deepEqual(texts, [
    ["", "what is it"],
    ["options", "change the limit", "inline"],
  ]);
});

test("reports a package that isn't listed, and a heading that its README doesn't have", async () => {
  const { problems } = await read({ "b-loader": { "": ["b"] }, "a-loader": { optoins: ["c"] } });
  assert.deepEqual(
    lines(problems).map((line) => line.split(" | ")[0]),
    [
      "2:14 package-questions data/packages.json has no package 'b-loader'.",
      "9:4 package-questions The README of a-loader has no heading '#optoins'.",
    ],
  );
});
