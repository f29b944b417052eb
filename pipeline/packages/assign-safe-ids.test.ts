import assert from "node:assert/strict";
import { test } from "node:test";
import { assignHeadingIds } from "../markdown/assign-heading-ids.ts";
import type { SourceHeading } from "../read/source-page.ts";
import { htmlAfter } from "../test/html-after.ts";
import { assignSafeIds } from "./assign-safe-ids.ts";
import { expandHtml } from "./expand-html.ts";

function after(markdown: string, anchors: Record<string, string> = {}) {
  let headings: SourceHeading[] = [];
  const html = htmlAfter(markdown, (tree) => {
    expandHtml(tree);
    headings = assignSafeIds(
      tree,
      assignHeadingIds(tree, () => undefined),
      anchors,
    );
  });
  return { html, ids: headings.map(({ id }) => id) };
}

test("headings keep the ids that the web links to, unless these stand for something else", () => {
  const { html, ids } = after("## Options\n\n## Frame\n\n## Given {#getElementById}\n");
  assert.equal(
    html,
    '<h2 id="options">Options</h2>\n<h2 id="readme-frame">Frame</h2>\n<h2 id="readme-getElementById">Given</h2>',
  );
  assert.deepEqual(ids, ["options", "readme-frame", "readme-getElementById"]);
});

test("of written ids the safe and new ones stay", () => {
  const { html } = after('<a name="old"></a><a id="options"></a><b id="root" name="body">x</b>\n\n## Options\n');
  assert.equal(
    html,
    '<p><span id="old"></span><span></span><b id="readme-root">x</b></p>\n<h2 id="options">Options</h2>',
  );
});

test("further ids stand at the headings that they name", () => {
  const { html } = after("## Install\n\n## Installation\n", {
    setup: "install",
    installation: "install",
    "no-such": "nowhere",
  });
  assert.equal(html, '<h2 id="install"><span id="setup"></span>Install</h2>\n<h2 id="installation">Installation</h2>');
});
