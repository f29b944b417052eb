import assert from "node:assert/strict";
import { test } from "node:test";
import { multiplyPages } from "./multiply-pages.ts";

const page = (url: string, text = "") => ({ url, title: "T", description: "D", text, images: [] });

test("makes each copy a section whose links stay inside it", () => {
  const copies = multiplyPages([page("/a/b/", "[c](/a/c/#d) [e](https://example.com/a/)")], 2);
  assert.deepEqual(
    copies.map(({ url }) => url),
    ["/a/b/", "/a-1/b/"],
  );
  assert.equal(copies[1]?.text, "[c](/a-1/c/#d) [e](https://example.com/a/)");
});

test("has one home page", () => {
  assert.equal(multiplyPages([page("/"), page("/a/")], 10).length, 11);
});
