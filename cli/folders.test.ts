import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { test } from "node:test";
import { filesBelow } from "../core/cache/hash.ts";

/** The search engine is moving to a folder of its own. */
const ENGINE = /^site\/search\/(?:engine|test)$/;

const imports = ["site", "playground/app", "worker"]
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"(\.\.?\/[^"\n]+\.(?:tsx?|css))"/g)].map(([, path = ""]) => ({
      from: dirname(file),
      to: relative(".", dirname(resolve(dirname(file), path))),
    })),
  )
  .filter(({ from, to }) => !ENGINE.test(from) && !ENGINE.test(to));

/** Returns the pairs of folders that import each other, types included. `depth`: of the folders in the project. */
function pairs(depth: number): string[] {
  const folderOf = (path: string) => path.split("/").slice(0, depth).join("/");
  const edges = new Set(imports.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`));
  return [...edges].filter((edge) => {
    const [from, to] = edge.split(" ");
    return from !== to && edges.has(`${to} ${from}`);
  });
}

test("no two folders of the browser's code import each other", () => {
  assert.ok(imports.length > 500, `${imports.length} imports`);
  assert.deepEqual(pairs(Infinity), []);
  assert.deepEqual(pairs(2), []);
});
