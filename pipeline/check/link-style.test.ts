import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../test/source-page-of.ts";
import { checkLinkStyle } from "./link-style.ts";

function reported(body: string): string[] {
  const { page, index } = siteOf({
    "index.md": withTitle(body),
    "concepts/output.md": withTitle(""),
    "a.svg": "<svg/>",
  });
  return lines(checkLinkStyle(page, index));
}

test("warns of a link from the root without its last slash and suggests the right one", () => {
  const table = [
    ["[a](/concepts/output)", "/concepts/output", "/concepts/output/"],
    ["[a](/concepts/output#b)", "/concepts/output#b", "/concepts/output/#b"],
    ["[a](/concepts/output?c#b)", "/concepts/output?c#b", "/concepts/output/?c#b"],
    ["[a](/concepts/output.md)", "/concepts/output.md", "/concepts/output/"],
    ["[a](/index.html)", "/index.html", "/"],
  ] as const;
  for (const [body, href, right] of table) {
    assert.deepEqual(
      reported(body),
      [`4:1 warning link-style ${href}: that page's URL ends with a slash. | Write ${right}.`],
      body,
    );
  }
});

test("ignores other links", () => {
  for (const href of [
    "/concepts/output/",
    "/",
    "concepts/output",
    "concepts/output.md",
    "#a",
    "https://a.b/c",
    "/nowhere",
    "/a.svg",
  ]) {
    assert.deepEqual(reported(`[a](${href})`), [], href);
  }
});
