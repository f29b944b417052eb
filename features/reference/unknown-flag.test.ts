import assert from "node:assert/strict";
import { test } from "node:test";
import { referenceOf } from "../../test/reference-of.ts";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkUnknownFlags } from "./unknown-flag.ts";

const flag = (option: string, ...names: string[]) => ({ names, options: [option], values: [] });
const reference = referenceOf(
  [],
  [],
  [
    flag("amd", "--no-amd"),
    flag("output.filename", "--output-filename"),
    flag("watch", "--watch", "--no-watch"),
    flag("resolve.extensions", "--resolve-extensions", "--resolve-extensions-reset"),
  ],
);

test("reports a flag that webpack doesn't have with its line and the nearest one", () => {
  const check = (code: string) =>
    lines(checkUnknownFlags(sourcePageOf("guides/a.md", withTitle(`\`\`\`bash\n${code}\n\`\`\`\n`)), reference));
  assert.deepEqual(
    check("npx webpack --watch --output-filename=a.js\nnpx webpack --no-watch --resolve-extensions-reset"),
    [],
  );
  assert.deepEqual(check("node --watch-all server.js\nnpx tsc --noEmit && echo --x"), []);
  assert.deepEqual(check("npm install\nNODE_ENV=a npx webpack --wacth | grep --color x"), [
    "6:1 unknown-flag webpack has no flag --wacth. | Did you mean --watch?",
  ]);
  assert.deepEqual(check("npx webpack --no-amd\nnpx webpack --amd"), [
    "6:1 unknown-flag webpack has no flag --amd. | `npx webpack --help=verbose` lists all of them.",
  ]);
  assert.equal(check("npx webpack --watch-reset --no-output-filename").length, 2);
});
