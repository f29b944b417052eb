import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../../test/source-page-of.ts";
import { checkDeadLinks } from "./dead-link.ts";

function reported(text: string, path = "concepts/a.md"): string[] {
  const { page, index } = siteOf({ [path]: text, "concepts/modules.md": withTitle(""), "concepts/a.svg": "<svg/>" });
  return lines(checkDeadLinks(page, index));
}

test("reports links to pages that don't exist, in any kind of link", () => {
  const table = [
    [withTitle("a [b](/nowhere/)"), "4:3"],
    [withTitle("[b][r]\n\n[r]: /nowhere/\n"), "6:1"],
    [withTitle("| a |\n| - |\n| [b](/nowhere/) |\n"), "6:3"],
    [withTitle("T> a\nT> [b](/nowhere/)\n"), "5:4"],
    [withTitle("x[^1]\n\n[^1]: [b](/nowhere/)\n"), "6:7"],
    [withTitle('a <a class="x" href="/nowhere/">b</a>'), "4:22"],
    [withTitle('<p>\n  <a href="/nowhere/">b</a>\n</p>'), "5:12"],
    ["---\ntitle: A\nrelated:\n  - title: B\n    url: /nowhere/\n---\n", "5:5"],
    [withTitle('\n<a href="/nowhere/">b</a>\n'), "5:1", "a.mdx"],
    [withTitle('a <a href={"/nowhere/"} title>b</a> <a href={run}>c</a>\n'), "4:3", "a.mdx"],
  ] as const;
  for (const [text, place, path] of table) {
    const problem = "dead-link /nowhere/: there is no such page. | Correct the URL, or remove the link.";
    assert.deepEqual(reported(text, path), [`${place} ${problem}`], text);
  }
});

test("suggests a similar page or file, and shows where a relative link leads", () => {
  const table = [
    ["/concepts/modulse", "/concepts/modulse: there is no such page. | Did you mean /concepts/modules/?"],
    ["modulse.md", "modulse.md: there is no such page (/concepts/modulse/). | Did you mean /concepts/modules/?"],
    ["./b.svg", "./b.svg: there is no such file (/concepts/b.svg). | Did you mean /concepts/a.svg?"],
  ] as const;
  for (const [href, problem] of table) {
    assert.deepEqual(reported(withTitle(`[b](${href}#x)`)), [`4:1 dead-link ${problem.replace(":", "#x:")}`], href);
  }
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
