import assert from "node:assert/strict";
import { test } from "node:test";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkDuplicateUrls } from "./duplicate-url.ts";

test("reports all but the first page with a URL, and mentions both", () => {
  const sources = ["a.md", "a/index.md", "_a.mdx", "b.md"].map((path) => sourcePageOf(path, withTitle("")));
  assert.deepEqual(
    checkDuplicateUrls(sources).map(({ file, message }) => [file, message]),
    [
      ["a/index.md", "a.md and a/index.md have the same URL: /a/"],
      ["_a.mdx", "a.md and _a.mdx have the same URL: /a/"],
    ],
  );
});
