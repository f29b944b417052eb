import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

/** Folders whose own folders may only depend on each other in one direction. Types count, tests don't. */
const ROOTS = [
  ".",
  "model",
  "core",
  "features",
  "search",
  "cli",
  "site",
  "worker",
  "playground/app",
  "test",
  "e2e",
  "bench",
];

/** By folder: the folders that it imports from, each with one import as an example. */
function importsByFolder(root: string): Map<string, Map<string, string>> {
  const folders = new Map<string, Map<string, string>>();
  for (const file of globSync(root === "." ? "*.ts" : `${root}/**/*.{ts,tsx}`)) {
    if (/\.test\.ts$/.test(file)) continue;
    const folder = dirname(file);
    const imported = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, imported);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(
      /(?:from|import\() ?"(\.[^"]+|#(?:model|search)\/[^"]+)"/g,
    )) {
      const target = path.startsWith("#") ? path.slice(1) : join(folder, path);
      if (dirname(target) !== folder && /\.tsx?$/.test(target))
        imported.set(dirname(target), `${file} imports ${target}`);
    }
  }
  return folders;
}

const all = new Map(ROOTS.flatMap((root) => [...importsByFolder(root)]));

test("no two folders import each other", () => {
  const pairs = [...all].flatMap(([folder, imported]) =>
    [...imported].flatMap(([other, example]) => {
      const back = all.get(other)?.get(folder);
      return back === undefined || folder > other ? [] : [`${example}, and ${back}`];
    }),
  );
  assert.deepEqual(pairs, [], "Move what both need to a folder below them.");
});

test("the model imports nothing, the core no feature, and features no command", () => {
  const allowed = {
    model: ["model"],
    core: ["model", "core"],
    features: ["model", "search", "core", "features", "playground"],
  };
  const wrong = Object.entries(allowed).flatMap(([root, targets]) =>
    [...all].flatMap(([folder, imported]) =>
      folder.split("/")[0] !== root
        ? []
        : [...imported.values()].filter((example) => {
            const [, target = ""] = example.split(" imports ");
            return OWN.has(target.split("/")[0] ?? "") && !targets.includes(target.split("/")[0] ?? "");
          }),
    ),
  );
  assert.deepEqual(wrong, []);
});

/** Roots that one of the others could wrongly import. */
const OWN = new Set(["model", "core", "features", "search", "cli", "site", "worker", "playground"]);
