import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkHeadingOrder } from "./heading-order.ts";

const told = (body: string) => lines(checkHeadingOrder(sourcePageOf("a.md", withTitle(body))));

test("a level that is left out is told", () => {
  const table = [
    [
      "### A",
      "4:1 heading-order A heading of level 3 follows the page's title: level 2 is left out. | Write ## instead of ###.",
    ],
    [
      "## A\n\n#### B",
      "6:1 heading-order A heading of level 4 follows a heading of level 2: level 3 is left out. | Write ### instead of ####.",
    ],
    [
      "A\n---\n\n#### B",
      "7:1 heading-order A heading of level 4 follows a heading of level 2: level 3 is left out. | Write ### instead of ####.",
    ],
  ] as const;
  for (const [body, problem] of table) assert.deepEqual(told(body), [problem], body);
});

test("the front matter's title is the only heading of level 1", () => {
  const problem = (place: string) =>
    `${place} heading-order The page's only level-1 heading is the title of its front matter. | Start at ##; a line of === under a text makes a level-1 heading too.`;
  assert.deepEqual(told("# A"), [problem("4:1")]);
  assert.deepEqual(told("## A\n\nB\n==="), [problem("6:1")]);
});

test("headings in order are not told, nor a title in a page whose front matter has none", () => {
  assert.deepEqual(told("## A\n\n### B\n\n#### C\n\n## D\n\n### E"), []);
  assert.deepEqual(told("no headings"), []);
  assert.deepEqual(checkHeadingOrder(sourcePageOf("a.md", "# A\n\n## B\n", true)), []);
});
