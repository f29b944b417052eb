import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../../test/source-page-of.ts";
import { checkLinkStyle } from "./link-style.ts";

function reported(body: string): string[] {
  const files = { "index.md": withTitle(body), "concepts/output.md": withTitle(""), "a.svg": "<svg/>" };
  const { page, index } = siteOf(files);
  return lines(checkLinkStyle(page, index));
}

test("warns of a link from the root without its last slash and suggests the right one", () => {
  const table = [
    ["/concepts/output", "/concepts/output/"],
    ["/concepts/output#b", "/concepts/output/#b"],
    ["/concepts/output?c#b", "/concepts/output/?c#b"],
    ["/concepts/output.md", "/concepts/output/"],
    ["/index.html", "/"],
  ] as const;
  for (const [href, right] of table) {
    const problem = `4:1 warning link-style ${href}: that page's URL ends with a slash. | Write ${right}.`;
    assert.deepEqual(reported(`[a](${href})`), [problem]);
  }
});

test("ignores other links", () => {
  const others = ["#a", "https://a.b/c", "/nowhere", "/a.svg"];
  for (const href of ["/concepts/output/", "/", "concepts/output", "concepts/output.md", ...others]) {
    assert.deepEqual(reported(`[a](${href})`), [], href);
  }
});
