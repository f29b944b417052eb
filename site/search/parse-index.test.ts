import assert from "node:assert/strict";
import { test } from "node:test";
import { SEARCH_FORMAT } from "#model/search-index.ts";
import { IndexError, parseIndex } from "./parse-index.ts";

const COLUMNS = {
  page: [0],
  id: [""],
  level: [1],
  title: ["A"],
  names: ["a.b\nc"],
  listed: [""],
  text: ["Text."],
  code: [""],
  messages: [""],
};
const FILE = { format: SEARCH_FORMAT, pages: [], columns: COLUMNS, synonyms: [], alike: [], suggestions: [], end: 1 };

test("an index file gives its records", () => {
  const { records } = parseIndex(JSON.stringify(FILE));
  assert.equal(records.length, 1);
  const [record] = records;
  assert.deepEqual([record?.page, record?.id, record?.level, record?.title, record?.text], [0, "", 1, "A", "Text."]);
  assert.deepEqual([record?.names, record?.listed, record?.code, record?.messages], [["a.b", "c"], [], [], []]);
});

test("a file that was cut off anywhere is damaged", () => {
  const text = JSON.stringify(FILE);
  for (let length = 0; length < text.length; length++) {
    assert.throws(() => parseIndex(text.slice(0, length)), isFault("damaged"), `${length} characters`);
  }
});

test("something else is damaged, and an index of another format is named so", () => {
  for (const text of ["null", "[]", "1", '""', "{}", "<!doctype html>"])
    assert.throws(() => parseIndex(text), IndexError, text);
  assert.throws(() => parseIndex(JSON.stringify({ ...FILE, format: SEARCH_FORMAT + 1 })), isFault("other-version"));
  assert.throws(() => parseIndex(JSON.stringify({ ...FILE, end: 2 })), isFault("damaged"));
});

function isFault(kind: string): (error: unknown) => boolean {
  return (error) => error instanceof IndexError && error.kind === kind;
}
