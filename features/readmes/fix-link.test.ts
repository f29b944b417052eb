import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, withFacts, withTitle } from "../../test/source-page-of.ts";
import { buildOldIds } from "../old-urls/build-old-ids.ts";
import { OLD_IDS } from "../old-urls/fact.ts";
import { fixLink } from "./fix-link.ts";

test("keeps links, removes headings that don't exist, drops dead links, and replaces old URLs and ids", () => {
  const { index, page } = siteOf({
    "loaders/a-loader.md": withTitle("## Options\n\n## readme-root\n"),
    "concepts/output.md": withTitle("## Filename\n"),
  });
  const oldIds = buildOldIds({
    "/concepts/output/": { advanced: "filename", order: "/loaders/a-loader/#options" },
  });
  const known = {
    ...withFacts(index, (facts) => OLD_IDS.set(facts, oldIds)),
    redirects: new Map([["/old/", "/concepts/output/"]]),
  };
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
    ["/concepts/output/#advanced", "/concepts/output/#filename"],
    ["/concepts/output/#Order", "/loaders/a-loader/#options"],
    ["/old/#advanced", "/concepts/output/#filename"],
    ["/old#gone", "/concepts/output/"],
    ["/older/", undefined],
  ];
  for (const [written, expected] of table) assert.equal(fixLink(written, page, known), expected, written);
});
