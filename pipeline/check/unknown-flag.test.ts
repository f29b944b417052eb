import assert from "node:assert/strict";
import { test } from "node:test";
import { option, referenceOf } from "../test/reference-of.ts";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkUnknownFlags } from "./unknown-flag.ts";

const reference = referenceOf([
  { ...option("output.filename"), flag: "--output-filename" },
  { ...option("watch"), flag: "--watch" },
]);

test("a flag that webpack does not have is told with its line and the nearest one", () => {
  const check = (code: string) =>
    lines(checkUnknownFlags(sourcePageOf("guides/a.md", withTitle(`\`\`\`bash\n${code}\n\`\`\`\n`)), reference));
  assert.deepEqual(check("npx webpack --watch --output-filename=a.js\nnpx webpack --no-watch --watch-reset"), []);
  assert.deepEqual(check("node --watch-all server.js\nnpx tsc --noEmit && echo --x"), []);
  assert.deepEqual(check("npm install\nNODE_ENV=a npx webpack --wacth | grep --color x"), [
    "6:1 unknown-flag webpack has no flag --wacth. | Did you mean --watch?",
  ]);
});
