import assert from "node:assert/strict";
import { test } from "node:test";
import { assignHeadingIds } from "../../core/markdown/assign-heading-ids.ts";
import type { SourceHeading } from "../../core/markdown/source-page.ts";
import { htmlAfter } from "../../test/html-after.ts";
import { assignSafeIds } from "./assign-safe-ids.ts";
import { expandHtml } from "./expand-html.ts";

function after(markdown: string) {
  let headings: SourceHeading[] = [];
  const html = htmlAfter(markdown, (tree) => {
    expandHtml(tree);
    headings = assignSafeIds(
      tree,
      assignHeadingIds(tree, () => undefined),
    );
  });
  return { html, ids: headings.map(({ id }) => id) };
}

test("keeps ids of headings that other sites link to, unless they are unsafe", () => {
  const { html, ids } = after("## Options\n\n## Frame\n\n## Given {#getElementById}\n");
  assert.equal(
    html,
    '<h2 id="options">Options</h2>\n<h2 id="readme-frame">Frame</h2>\n<h2 id="readme-getElementById">Given</h2>',
  );
  assert.deepEqual(ids, ["options", "readme-frame", "readme-getElementById"]);
});

test("keeps written ids that are safe and unique", () => {
  const { html } = after('<a name="old"></a><a id="options"></a><b id="root" name="body">x</b>\n\n## Options\n');
  assert.equal(
    html,
    '<p><span id="old"></span><span></span><b id="readme-root">x</b></p>\n<h2 id="options">Options</h2>',
  );
});
