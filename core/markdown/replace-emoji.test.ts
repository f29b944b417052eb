import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlOf } from "../../test/html-of.ts";

test("replaces shortcodes in text with emoji, except in code and unknown names", () => {
  const table = [
    ["a :tada: b", "<p>a 🎉 b</p>"],
    [":+1::-1:", "<p>👍👎</p>"],
    ["`:tada:`", "<p><code>:tada:</code></p>"],
    [":nonsense: 10:20:30", "<p>:nonsense: 10:20:30</p>"],
    // Names that every object has aren't emoji.
    [":constructor: :toString: :__proto__:", "<p>:constructor: :toString: :<strong>proto</strong>:</p>"],
  ] as const;
  for (const [body, html] of table) assert.equal(htmlOf(body), html);
});
