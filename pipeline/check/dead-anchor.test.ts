import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../test/source-page-of.ts";
import { checkDeadAnchors } from "./dead-anchor.ts";

function reported(body: string): string[] {
  const { page, index } = siteOf({
    "concepts/a.md": withTitle(`${body}\n\n## Own heading\n`),
    "concepts/modules.md": withTitle('## What is a module\n\n#### Deep {#d}\n\n<i id="raw"></i>\n'),
  });
  return lines(checkDeadAnchors(page, index));
}

test("reports a heading that doesn't exist and suggests a similar one", () => {
  const table = [
    [
      "[b](/concepts/modules/#what-is-a-modul)",
      "4:1 dead-anchor /concepts/modules/#what-is-a-modul: that page has no such heading. | Did you mean #what-is-a-module?",
    ],
    [
      "[b](modules.md#nonsense)",
      "4:1 dead-anchor modules.md#nonsense: that page has no such heading. | Correct the part after #, or remove it.",
    ],
    ["[b](#own-headin)", "4:1 dead-anchor #own-headin: this page has no such heading. | Did you mean #own-heading?"],
    ["[b](#Own-Heading)", "4:1 dead-anchor #Own-Heading: this page has no such heading. | Did you mean #own-heading?"],
  ] as const;
  for (const [body, problem] of table) assert.deepEqual(reported(body), [problem], body);
});

test("ignores existing ids, other sites and dead pages", () => {
  for (const href of [
    "#own-heading",
    "#top",
    "#",
    "#:~:text=a",
    "/concepts/modules/#d",
    "modules.md#raw",
    "https://a.b/#x",
    "/nowhere/#x",
  ]) {
    assert.deepEqual(reported(`[b](${href})`), [], href);
  }
});
