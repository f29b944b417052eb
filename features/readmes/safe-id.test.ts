import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { OWN_IDS } from "../../core/markdown/own-ids.ts";
import { isSafeId, safeId } from "./safe-id.ts";

test("prefixes ids of the site's elements and of global variables", () => {
  const table = [
    ["options", "options"],
    ["my-heading-1", "my-heading-1"],
    ["安装", "安装"],
    ["root", "readme-root"],
    ["frame", "readme-frame"],
    ["process", "readme-process"],
    ["webpackChunkwebpack_docs", "readme-webpackChunkwebpack_docs"],
    ["__proto__", "readme-__proto__"],
    ["getElementById", "readme-getElementById"],
    ['a"onclick', "readme-a-onclick"],
    ["readme-root", "readme-root"],
    ["", "readme-"],
  ] as const;
  for (const [written, expected] of table) {
    assert.equal(safeId(written), expected, written);
    assert.equal(isSafeId(expected), true, expected);
    assert.equal(safeId(safeId(written)), expected, written);
  }
});

test("knows every id of the site's own elements", () => {
  const folder = resolve(import.meta.dirname, "../../site");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test."),
  );
  const written = files.flatMap((file) => [
    ...readFileSync(join(folder, file), "utf8").matchAll(/\bid="([^"{]+)"|\.id = "([^"]+)"/g),
  ]);
  const ids = written.map(([, attribute, property]) => attribute ?? property ?? "");
  assert.ok(ids.includes("root"));
  for (const id of ids) assert.ok(OWN_IDS.has(id), `Add '${id}' to OWN_IDS in core/markdown/own-ids.ts.`);
});
