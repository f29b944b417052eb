import assert from "node:assert/strict";
import { test } from "node:test";
import { pageSections } from "./page-sections.ts";

test("messages that a sentence or a table quotes count like those in output", () => {
  const html =
    "<p>It fails with <code>Unexpected non object in path</code>, <code>[Tool] It is off!</code> or <code>exit</code>.</p>" +
    "<p>Set <code>[name] - [id].js</code>, <code>a && b && c</code> or <code>must be</code>.</p>" +
    "<table><tr><td><code>Module not found</code></td></tr></table>";
  const [page] = pageSections("A page", html);
  assert.deepEqual(page?.messages, ["Unexpected non object in path", "[Tool] It is off!", "Module not found"]);
});
