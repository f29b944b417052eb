import assert from "node:assert/strict";
import { test } from "node:test";
import { packIndex } from "../model/pack-index.ts";
import { SEARCH_FORMAT, type SearchIndex } from "../model/search-index.ts";
import { recordOf } from "./engine-of.ts";
import { IndexError, parseHeads, parseIndex } from "./parse-index.ts";

const INDEX: SearchIndex = {
  pages: [
    { url: "/a/", title: "A", keywords: [], description: "" },
    { url: "/b/", title: "B", keywords: ["k"], description: "d" },
  ],
  records: [
    recordOf({ page: 0, title: "A", text: "Text." }),
    recordOf({ page: 0, id: "x", level: 3, title: "X", names: ["a.b", "c"], messages: ["Error: x", "Error: y"] }),
    recordOf({ page: 1, title: "B", listed: ["d", "e"], code: ["f"] }),
  ],
  synonyms: [],
  suggestions: [],
};
const FILE = packIndex(INDEX);
const [HEADS = "", TEXTS = ""] = FILE.split("\n");

test("an index file gives its records", () => {
  const { records, pages } = parseIndex(FILE);
  assert.deepEqual(pages, INDEX.pages);
  assert.deepEqual(records, INDEX.records);
});

test("a title of several lines is one", () => {
  const records = [
    recordOf({ title: "A" }),
    recordOf({ level: 2, title: "B\nand\tC", names: ["b\tc"] }),
    recordOf({ level: 2, title: "D" }),
  ];
  const parsed = parseIndex(packIndex({ ...INDEX, records })).records;
  assert.deepEqual([parsed.at(1)?.title, parsed.at(1)?.names, parsed.at(2)?.title], ["B and C", ["b c"], "D"]);
});

test("the first line alone gives records that say nothing yet", () => {
  const record = parseHeads(HEADS).records.at(1);
  assert.deepEqual([record?.title, record?.names, record?.text, record?.messages], ["X", ["a.b", "c"], "", []]);
});

test("a file that was cut off anywhere is damaged", () => {
  for (let length = 0; length < FILE.length; length++)
    assert.throws(() => parseIndex(FILE.slice(0, length)), isFault("damaged"), `${length} characters`);
});

test("something else is damaged, and an index of another format is named so", () => {
  for (const text of ["null", "[]", "1", '""', "{}", "<!doctype html>", "\n"])
    assert.throws(() => parseIndex(text), IndexError, text);
  assert.throws(() => parseIndex(FILE.replace(`"format":${SEARCH_FORMAT}`, '"format":999')), isFault("other-version"));
  assert.throws(() => parseIndex(`${HEADS}\n${TEXTS.replace('"Text.",', "")}`), isFault("damaged"));
});

function isFault(kind: string): (error: unknown) => boolean {
  return (error) => error instanceof IndexError && error.kind === kind;
}
