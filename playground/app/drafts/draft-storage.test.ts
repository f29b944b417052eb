import assert from "node:assert/strict";
import { test } from "node:test";
import { type Draft, openDraftStorage } from "./draft-storage.ts";

const draftOf = (text: string, changed = 1): Draft => ({
  files: { "a.js": text },
  edited: "a.js",
  webpack: "5.94",
  isUntrusted: false,
  changed,
});

/** A browser's storage, which holds at most `limit` characters. */
function storageOf(limit = Number.POSITIVE_INFINITY) {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new DOMException("Too much.", "QuotaExceededError");
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(items, name, { value });
  return items as never as Storage;
}

test("another visit reads what was written, newest first", () => {
  const storage = storageOf();
  const first = openDraftStorage(() => storage);
  first.write("one", draftOf("1;", 1));
  first.write("two", draftOf("2;", 2));
  const second = openDraftStorage(() => storage);
  assert.deepEqual(second.read("one"), draftOf("1;"));
  assert.deepEqual(
    second.list().map(({ id }) => id),
    ["two", "one"],
  );
  second.remove("two");
  assert.equal(first.read("two"), undefined);
});

test("two tabs don't overwrite each other's changes of a project", () => {
  const storage = storageOf();
  const [one, other] = [openDraftStorage(() => storage), openDraftStorage(() => storage)];
  one.write("id", draftOf("1;"));
  assert.deepEqual(other.read("id"), draftOf("1;"));
  assert.equal(other.write("id", draftOf("by the other;")).id, "id");
  other.list();
  one.list();
  const separate = one.write("id", draftOf("by the first;")).id;
  assert.notEqual(separate, "id");
  assert.equal(one.write(separate, draftOf("by the first, again;")).id, separate);
  assert.deepEqual(
    one
      .list()
      .map(({ files }) => files["a.js"])
      .sort(),
    ["by the first, again;", "by the other;"],
  );
});

test("keeps what storage refuses until the document is closed, and says why", () => {
  const blocked = openDraftStorage(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  assert.deepEqual(blocked.write("id", draftOf("1;")), { id: "id", refusal: "blocked" });
  assert.deepEqual(blocked.read("id"), draftOf("1;"));
  assert.equal(blocked.list().length, 1);
  const storage = storageOf(200);
  const full = openDraftStorage(() => storage);
  full.write("id", draftOf("1;"));
  assert.equal(full.write("id", draftOf("2".repeat(200))).refusal, "full");
  assert.deepEqual(full.read("id"), draftOf("2".repeat(200)));
  assert.deepEqual(openDraftStorage(() => storage).read("id"), draftOf("1;"), "the last that fitted");
  assert.equal(full.write("id", draftOf("3;")).refusal, undefined);
  assert.deepEqual(full.read("id"), draftOf("3;"));
});

test("ignores what isn't a draft", () => {
  const storage = storageOf();
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    '{"files":{}}',
    '{"files":{"../a":""},"edited":"","webpack":"","changed":1}',
  ])
    storage.setItem("playground-draft:odd", text);
  storage.setItem("theme", "dark");
  const opened = openDraftStorage(() => storage);
  assert.equal(opened.read("odd"), undefined);
  assert.deepEqual(opened.list(), []);
});

test("a draft that lost its mark of trust is someone else's", () => {
  const storage = storageOf();
  const { isUntrusted: _, ...draft } = draftOf("1;");
  storage.setItem("playground-draft:id", JSON.stringify(draft));
  assert.equal(openDraftStorage(() => storage).read("id")?.isUntrusted, true);
});
