import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { readExamples } from "./read-examples.ts";

test("reads each example's files by path, without node_modules and dist", async () => {
  const root = temporaryFolder({
    "examples/one/src/a.js": "a",
    "examples/one/output.txt": "b",
    "examples/one/node_modules/x/i.js": "",
    "examples/one/packages/kit/dist/kit.js": "c",
    "examples/one/dist/main.js": "",
    "examples/two/b.js": "",
    "examples/stray.js": "",
  });
  const examples = await readExamples(root);
  assert.deepEqual([...examples.keys()].sort(), ["one", "two"]);
  assert.deepEqual(Object.fromEntries(examples.get("one") ?? []), {
    "output.txt": "b",
    "packages/kit/dist/kit.js": "c",
    "src/a.js": "a",
  });
  assert.deepEqual(await readExamples(join(root, "nowhere")), new Map());
});
