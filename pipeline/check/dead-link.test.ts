import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../test/source-page-of.ts";
import { checkDeadLinks } from "./dead-link.ts";

const others = { "concepts/modules.md": withTitle(""), "concepts/a.svg": "<svg/>" };

function reported(text: string, path = "concepts/a.md"): string[] {
  const { page, index } = siteOf({ [path]: text, ...others });
  return lines(checkDeadLinks(page, index));
}

test("reports links to pages that don't exist, in any kind of link", () => {
  const fix = "Correct the URL, or remove the link.";
  const table = [
    [withTitle("a [b](/nowhere/#x)"), `4:3 dead-link /nowhere/#x: there is no such page. | ${fix}`],
    [
      withTitle("a [b](/concepts/modulse)"),
      "4:3 dead-link /concepts/modulse: there is no such page. | Did you mean /concepts/modules/?",
    ],
    [
      withTitle("[b](modulse.md)"),
      "4:1 dead-link modulse.md: there is no such page (/concepts/modulse/). | Did you mean /concepts/modules/?",
    ],
    [
      withTitle("[b](./b.svg)"),
      "4:1 dead-link ./b.svg: there is no such file (/concepts/b.svg). | Did you mean /concepts/a.svg?",
    ],
    [withTitle("[b][r]\n\n[r]: /nowhere/\n"), `6:1 dead-link /nowhere/: there is no such page. | ${fix}`],
    [withTitle("| a |\n| - |\n| [b](/nowhere/) |\n"), `6:3 dead-link /nowhere/: there is no such page. | ${fix}`],
    [withTitle("T> a\nT> [b](/nowhere/)\n"), `5:4 dead-link /nowhere/: there is no such page. | ${fix}`],
    [withTitle("x[^1]\n\n[^1]: [b](/nowhere/)\n"), `6:7 dead-link /nowhere/: there is no such page. | ${fix}`],
    [withTitle('a <a class="x" href="/nowhere/">b</a>'), `4:22 dead-link /nowhere/: there is no such page. | ${fix}`],
    [withTitle('<p>\n  <a href="/nowhere/">b</a>\n</p>'), `5:12 dead-link /nowhere/: there is no such page. | ${fix}`],
    [
      "---\ntitle: A\nrelated:\n  - title: B\n    url: /nowhere/\n---\n",
      `5:5 dead-link /nowhere/: there is no such page. | ${fix}`,
    ],
  ] as const;
  for (const [text, problem] of table) assert.deepEqual(reported(text), [problem], text);
});

test("reports dead links in MDX", () => {
  assert.deepEqual(reported(withTitle('\n<a href="/nowhere/">b</a>\n'), "a.mdx"), [
    "5:1 dead-link /nowhere/: there is no such page. | Correct the URL, or remove the link.",
  ]);
  assert.equal(reported(withTitle('a <a href={"/nowhere/"} title>b</a> <a href={run}>c</a>\n'), "a.mdx").length, 1);
});

test("accepts links that lead somewhere and URLs that aren't links", () => {
  const table = [
    "[b](/concepts/modules/) [b](./modules.md) [c](a.svg) [d](#x) [e](https://a.b/) [f](mailto:a@b.c) [g]()",
    "![p][pic]\n\n[pic]: ./nowhere.png\n",
    '<!-- [a](/nowhere/) <a href="/nowhere/"> -->',
    "`[a](/nowhere/)`",
    "```md\n[a](/nowhere/)\n```",
    '<link href="/nowhere/">',
  ];
  for (const body of table) assert.deepEqual(reported(withTitle(body)), [], body);
});

test("accepts a link to a page that can't be parsed, which is reported itself", () => {
  const { page, index } = siteOf({ "a.md": withTitle("[b](/broken/) [c](/nowhere/)") });
  assert.equal(checkDeadLinks(page, index, new Set(["/broken/"])).length, 1);
});
