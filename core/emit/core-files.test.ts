import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf } from "../../test/source-page-of.ts";
import { coreFiles } from "./core-files.ts";

test("makes each redirect's document, the images and the icons", () => {
  const { index } = siteOf({
    "blog/a.md": "---\ntitle: A\ndate: 2026-01-02\n---\n![x](./x.png)\n",
    "blog/x.png": Buffer.from("png"),
  });
  const files = coreFiles({ ...index, redirects: new Map([["/old/", "/blog/a/"]]) });
  assert.match(String(files.get("old/index.html")?.()), /\/blog\/a\//);
  assert.ok(files.has("redirect.js") && files.has("icon.svg"));
  const image = [...files].find(([path]) => path.startsWith("assets/"));
  assert.equal(String(image?.[1]()), "png");
});
