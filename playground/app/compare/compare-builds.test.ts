import assert from "node:assert/strict";
import { test } from "node:test";
import { type Build, compareBuilds } from "./compare-builds.ts";

function buildOf(files: Record<string, string>, emitted: Record<string, string>): Build {
  const assets = Object.fromEntries(
    Object.entries(emitted).map(([name, text]) => [name, new TextEncoder().encode(text)]),
  );
  const result = { printed: "", assets, outputs: [], errors: [], warnings: [], modules: [], milliseconds: 1 };
  return { files, result };
}

test("lists all emitted files, and the files of the project that changed", () => {
  const pinned = buildOf({ "a.js": "1", "b.js": "1" }, { "main.js": "one", "old.js": "", "same.js": "x" });
  const current = buildOf({ "a.js": "2", "b.js": "1" }, { "main.js": "two", "new.js": "", "same.js": "x" });
  assert.deepEqual(
    compareBuilds(pinned, current).map(({ name, kind, state }) => `${name} ${kind} ${state}`),
    [
      "main.js emitted changed",
      "new.js emitted added",
      "old.js emitted removed",
      "same.js emitted same",
      "a.js project changed",
    ],
  );
});

test("a build equals itself", () => {
  const build = buildOf({ "a.js": "1" }, { "main.js": "one" });
  assert.deepEqual(
    compareBuilds(build, build).map(({ state }) => state),
    ["same"],
  );
});
