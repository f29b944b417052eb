import assert from "node:assert/strict";
import { test } from "node:test";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { parsePage } from "../../core/read/parse-page.ts";
import { lines, sourcePageOf } from "../../test/source-page-of.ts";
import { checkTranslation } from "./check-translation.ts";

const ENGLISH = "---\ntitle: Mode\nsort: 5\n---\n\nOne.\n\n## Usage\n\nTwo.\n";
const CHINESE = "---\ntitle: 模式\nsort: 5\n---\n\n一。\n\n## 用法 {#usage}\n\n二。\n";

function translationOf(text: string): SourcePage {
  const page = parsePage({ path: "mode.zh.md", bytes: Buffer.from(text), translationOf: "mode.md" });
  if (Array.isArray(page)) throw new Error(lines(page).join("\n"));
  return page;
}

function problems(text: string, { now = ENGLISH, from = ENGLISH } = {}): string[] {
  const translated = { language: "zh", page: translationOf(text), original: sourcePageOf("mode.md", now) };
  return lines(checkTranslation({ ...translated, from: sourcePageOf("mode.md", from) }));
}

test("a translation of today's English page has no problems", () => {
  assert.deepEqual(problems(CHINESE), []);
});

test("a translation has the URL of the English page", () => {
  assert.equal(translationOf(CHINESE).url, "/mode/");
});

test("warns of changed, new and removed English paragraphs at the translated ones", () => {
  const fix =
    "Update the translation (git diff --no-index data/translated-from/zh/mode.md content/mode.md), then run npm run check -- --translated mode.zh.md.";
  const table = [
    ["Two", "Three", "10:1", "The English text has changed since this was translated: content/mode.md:10."],
    ["One.", "One.\n\nNew.", "6:1", "After this, the English page has new text: content/mode.md:8."],
    ["One.\n\n", "", "6:1", "The English page no longer has this text."],
  ] as const;
  for (const [from, to, place, message] of table) {
    const found = problems(CHINESE, { now: ENGLISH.replace(from, to) });
    assert.deepEqual(found, [`${place} warning translation-outdated ${message} | ${fix}`]);
  }
});

test("a heading with another id, another kind of block and another position in the site are errors", () => {
  const table = [
    [
      CHINESE.replace(" {#usage}", ""),
      "8:1 translation-id The English page has the heading 'Usage' here, with the id usage.",
    ],
    [
      CHINESE.replace("一。", "- 一。"),
      "6:1 translation-block The English page that it was made from has another kind of block here: paragraph, line 6.",
    ],
    [`${CHINESE}\n三。\n`, "12:1 translation-block The English page that it was made from ends before this."],
    [CHINESE.replace("sort: 5", "sort: 6"), "3:1 translation-place 'sort' isn't that of the English page."],
  ] as const;
  for (const [text, problem] of table) {
    assert.deepEqual(
      problems(text).map((line) => line.split(" |")[0]),
      [problem],
    );
  }
});

test("a translation without an English page, or without the text that it was made from, is an error", () => {
  const page = translationOf(CHINESE);
  assert.deepEqual(lines(checkTranslation({ language: "zh", page })), [
    "1:1 translation-original There is no English page mode.md. | Remove or rename the translation.",
  ]);
  const original = sourcePageOf("mode.md", ENGLISH);
  assert.deepEqual(lines(checkTranslation({ language: "zh", page, original })), [
    "1:1 translation-source The English text that it was made from isn't in data/translated-from/zh/mode.md. | Compare both, then run npm run check -- --translated mode.zh.md.",
  ]);
});
