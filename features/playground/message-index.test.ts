import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { type MessageIndex, sectionOfMessage } from "#model/messages.ts";
import { sourcePageOf } from "../../test/source-page-of.ts";
import { sectionsOf } from "./message-index.ts";

test("a section has the messages that it quotes, without locations, code frames, stacks and stats", () => {
  const page = sourcePageOf(
    "errors/a.md",
    [
      "---\ntitle: A\n---\n",
      "## Can't resolve {#resolve}\n",
      "```text output example=\"a\"\nERROR in ./src/a.js 1:0-24\nModule not found: Can't resolve './b' in '/c'\n> 1 | import of the line\n    at load the module (a.js)\nwebpack 5.0.0 compiled with 1 error in 1 ms\n```\n",
      "## Empty {#empty}\n",
      '```js fragment\nconst not = "a message at all";\n```\n',
    ].join("\n"),
  );
  assert.deepEqual(sectionsOf(page), [
    { title: "Can't resolve", url: "/errors/a/#resolve", lines: ["Module not found: Can't resolve ' in '"] },
  ]);
});

test("the messages of common mistakes lead to their entries", () => {
  const files = globSync("content/errors/*.md").filter((file) => !/\bindex\./.test(file));
  const pages = files.sort().map((file) => sourcePageOf(file.replace(/^content\//, ""), readFileSync(file, "utf8")));
  const index: MessageIndex = { sections: pages.flatMap(sectionsOf), options: {} };
  for (const [message, url] of [
    ["Module not found: Error: Can't resolve './pages/cart.js' in '/project/lib'", "resolving/#module-not-found"],
    [
      "Module not found: Error: Can't resolve 'zlib' in '/project'\n\nBREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.",
      "resolving/#polyfills",
    ],
    ["export 'a' (imported as 'b') was not found in './c.js' (possible exports: d, e)", "linking/#export-not-found"],
    ["Module parse failed: Unexpected token (3:14)\nYou may need …", "parsing/#module-parse-failed"],
    ["Module build failed (from ./my-loader.cjs):\nError: boom", "building/#module-build-failed"],
    ["Critical dependency: the request of a dependency is an expression", "parsing/#critical-expression"],
    [
      "Conflict: Multiple chunks emit assets to the same filename all.js (chunks 7 and 9)",
      "chunks-and-output/#multiple-chunks",
    ],
    [
      "Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.\n - configuration.mode should be one of these:",
      "configuration/#one-of",
    ],
  ] as const)
    assert.equal(sectionOfMessage(message, index)?.url, `/errors/${url}`, message);
});
