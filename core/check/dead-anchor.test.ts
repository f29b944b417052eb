import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../../test/source-page-of.ts";
import { checkDeadAnchors } from "./dead-anchor.ts";

function reported(body: string): string[] {
  const { page, index } = siteOf({
    "concepts/a.md": withTitle(`${body}\n\n## Own heading\n`),
    "concepts/modules.md": withTitle('## What is a module\n\n#### Deep {#d}\n\n<i id="raw"></i>\n'),
    "concepts/unreadable.mdx": withTitle("\n<Open>\n"),
  });
  return lines(checkDeadAnchors(page, index));
}

test("reports a heading that doesn't exist and suggests a similar one", () => {
  const table = [
    ["/concepts/modules/#what-is-a-modul", "that page has no such heading. | Did you mean #what-is-a-module?"],
    ["modules.md#nonsense", "that page has no such heading. | Correct the part after #, or remove it."],
    ["#own-headin", "this page has no such heading. | Did you mean #own-heading?"],
    ["#Own-Heading", "this page has no such heading. | Did you mean #own-heading?"],
  ] as const;
  for (const [href, problem] of table) {
    assert.deepEqual(reported(`[b](${href})`), [`4:1 dead-anchor ${href}: ${problem}`]);
  }
});

test("ignores existing ids, other sites, dead and unreadable pages", () => {
  const own = ["#own-heading", "#top", "#", "#:~:text=a"];
  for (const href of [
    ...own,
    "/concepts/modules/#d",
    "modules.md#raw",
    "/concepts/unreadable/#x",
    "https://a.b/#x",
    "/nowhere/#x",
  ]) {
    assert.deepEqual(reported(`[b](${href})`), [], href);
  }
});
