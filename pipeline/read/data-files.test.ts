import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import { checkData, DATA_FILES } from "./data-files.ts";

test("every JSON file of the data has a schema", () => {
  const files = globSync("data/**/*.json").map((path) => path.replaceAll("\\", "/"));
  assert.deepEqual(Object.keys(DATA_FILES).sort(), files.sort());
});

test("the data has no mistakes", async () => {
  assert.deepEqual(await checkData(), []);
});

test("a file that is missing is reported", async () => {
  const [problem] = await checkData({ "data/none.json": DATA_FILES["data/site.json"] ?? assert.fail() });
  assert.equal(problem?.file, "../data/none.json");
  assert.equal(problem?.message, "No such file.");
});
