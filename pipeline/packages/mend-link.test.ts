import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, withTitle } from "../test/source-page-of.ts";
import { mendLink } from "./mend-link.ts";

test("links stay, lose a heading that isn't there, or go", () => {
  const { index, page } = siteOf({
    "loaders/a-loader.md": withTitle("## Options\n\n## readme-root\n"),
    "concepts/output.md": withTitle("## Filename\n"),
  });
  const table: [string, string | undefined][] = [
    ["#options", "#options"],
    ["#Options", "#options"],
    ["#root", "#readme-root"],
    ["#Root", "#readme-root"],
    ["#gone", undefined],
    ["#", undefined],
    ["/concepts/output/#filename", "/concepts/output/#filename"],
    ["/concepts/output", "/concepts/output/"],
    ["/concepts/output/#gone", "/concepts/output/"],
    ["/concepts/gone/#filename", undefined],
    ["https://example.com/a#b", "https://example.com/a#b"],
    ["mailto:a@b.c", "mailto:a@b.c"],
  ];
  for (const [written, expected] of table) assert.equal(mendLink(written, page, index), expected, written);
});
