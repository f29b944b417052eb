import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NAVIGATION_FILE, Navigation } from "../config/navigation.ts";
import { checkData } from "./check-data.ts";
import { checkJson } from "./check-json.ts";

test("a file that is missing is reported", async () => {
  const [problem] = await checkData({ "data/none.json": Navigation });
  assert.equal(problem?.file, "../data/none.json");
  assert.equal(problem?.message, "No such file.");
});

test("a URL without a scheme that browsers open, or of an unnamed host, is reported", () => {
  const own = readFileSync(NAVIGATION_FILE, "utf8");
  const reported = (url: string) => {
    const text = own.replace('"url": "https://openjsf.org"', `"url": "${url}"`);
    return checkJson(NAVIGATION_FILE, text, Navigation).map(({ rule }) => rule);
  };
  for (const url of ["openjsf.org", "htps://openjsf.org", "//openjsf.org", "javascript:alert(1)", ""])
    assert.deepEqual(reported(url), ["data-value"], url);
  for (const url of ["https://openjsf.org/a", "http://openjsf.org", "/license/"])
    assert.deepEqual(reported(url), [], url);
});
