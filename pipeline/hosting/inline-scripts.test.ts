import assert from "node:assert/strict";
import { test } from "node:test";
import { expectOneInlineScript, inlineScripts } from "./inline-scripts.ts";

test("scripts with text of their own are found; files and data are none", () => {
  const html = `<script>a</script><script src="/b.js" defer=""></script><script type="application/json" id="c">{}</script><SCRIPT type=module>d</SCRIPT >`;
  assert.deepEqual(inlineScripts(html), ["a", "d"]);
});

test("a document with a script that the policy doesn't name stops the build", () => {
  expectOneInlineScript({ path: "a.html", content: "<script>a</script>" }, "a");
  for (const content of ["", "<script>b</script>", "<script>a</script><script>a</script>"])
    assert.throws(() => expectOneInlineScript({ path: "a.html", content }, "a"), /^Error: a\.html holds/);
});
