import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkHeadingOrder } from "./heading-order.ts";

const reported = (body: string) => lines(checkHeadingOrder(sourcePageOf("a.md", withTitle(body))));

test("reports a level that is skipped", () => {
  assert.deepEqual(reported("### A"), [
    "4:1 heading-order A heading of level 3 follows the page's title: level 2 is skipped. | Write ## instead of ###.",
  ]);
  const problem =
    "heading-order A heading of level 4 follows a heading of level 2: level 3 is skipped. | Write ### instead of ####.";
  assert.deepEqual(reported("## A\n\n#### B"), [`6:1 ${problem}`]);
  assert.deepEqual(reported("A\n---\n\n#### B"), [`7:1 ${problem}`]);
});

test("only accepts the front matter's title as a heading of level 1", () => {
  const problem = (place: string) =>
    `${place} heading-order The only level-1 heading of a page is its title in the front matter. | Start at ##. A line of === under text makes a level-1 heading too.`;
  assert.deepEqual(reported("# A"), [problem("4:1")]);
  assert.deepEqual(reported("## A\n\nB\n==="), [problem("6:1")]);
});

test("accepts headings in order, and a level-1 heading if the front matter has no title", () => {
  assert.deepEqual(reported("## A\n\n### B\n\n#### C\n\n## D\n\n### E"), []);
  assert.deepEqual(reported("no headings"), []);
  assert.deepEqual(checkHeadingOrder(sourcePageOf("a.md", "# A\n\n## B\n")), []);
});
