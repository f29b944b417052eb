import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOfFile } from "./language-of-file.ts";

test("a file is a translation if its name ends with a known language", () => {
  const table = [
    ["index.zh.mdx", "zh", "index.mdx"],
    ["concepts/index.zh.md", "zh", "concepts/index.md"],
    ["guides/vue.js.md", undefined, "guides/vue.js.md"],
    ["guides/zh.md", undefined, "guides/zh.md"],
    ["zh.zh/a.md", undefined, "zh.zh/a.md"],
    ["a.zh.svg", undefined, "a.zh.svg"],
  ] as const;
  for (const [path, language, original] of table)
    assert.deepEqual(
      languageOfFile(path, ["zh"]),
      language === undefined ? { original } : { language, original },
      path,
    );
});
