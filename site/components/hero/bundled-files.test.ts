import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as strings from "#strings";
import { ASSETS, isMeant, MODULES } from "./bundled-files.ts";

const EXAMPLE = "content/examples/home-page";

test("the illustration shows a real project's files and everything webpack writes for it", () => {
  for (const name of MODULES) assert.ok(existsSync(`${EXAMPLE}/src/${name}`), name);
  const printed = readFileSync(`${EXAMPLE}/output.txt`, "utf8");
  const written = [...printed.matchAll(/^ *asset (\S+)/gm)].map(([, name]) => name);
  assert.deepEqual(ASSETS.toSorted(), written.sort());
});

test("every word of the heading lights files on both sides", () => {
  strings.components.hero.words.forEach((word, position) => {
    for (const files of [MODULES, ASSETS])
      assert.ok(
        files.some((file) => isMeant(file, position)),
        word,
      );
  });
});
