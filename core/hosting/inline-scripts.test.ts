import assert from "node:assert/strict";
import { test } from "node:test";
import { inlineScripts, withOneInlineScript } from "./inline-scripts.ts";

test("finds inline scripts, but not script files and data", () => {
  const html = `<script>a</script><script src="/b.js" defer=""></script><script type="application/json" id="c">{}</script><SCRIPT type=module>d</SCRIPT >`;
  assert.deepEqual(inlineScripts(html), ["a", "d"]);
});

test("an inline script that the policy doesn't allow stops the build", () => {
  const content = "<script>a</script>";
  assert.equal(withOneInlineScript({ path: "a.html", content }, "a"), content);
  for (const content of ["", "<script>b</script>", "<script>a</script><script>a</script>"])
    assert.throws(() => withOneInlineScript({ path: "a.html", content }, "a"), /^Error: a\.html holds/);
});
