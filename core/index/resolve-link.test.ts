import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, withTitle } from "../../test/source-page-of.ts";
import { resolveImage, resolveLink } from "./resolve-link.ts";

const { index, sources } = siteOf({
  "index.md": withTitle(""),
  "concepts/index.md": withTitle(""),
  "concepts/output.md": withTitle(""),
  "concepts/my page.md": withTitle(""),
  "concepts/c#.md": withTitle(""),
  "blog/webpack-5.112.md": withTitle(""),
  "concepts/a.svg": "<svg/>",
  "concepts/my pic.svg": "<svg/>",
});

function pageAt(path: string) {
  return sources.find((page) => page.path === path) ?? assert.fail(`no ${path}`);
}

test("resolves a page's URL in any notation", () => {
  // from, href → href in the document
  const table = [
    ["concepts/output.md", "/concepts/", "/concepts/"],
    ["concepts/output.md", "/concepts", "/concepts/"],
    ["concepts/output.md", "/concepts?a=b#c", "/concepts/?a=b#c"],
    ["concepts/output.md", "/", "/"],
    ["concepts/output.md", "../", "/concepts/"],
    ["concepts/output.md", "..", "/concepts/"],
    ["concepts/output.md", "./index.md", "/concepts/"],
    ["concepts/output.md", "index.md#x", "/concepts/#x"],
    ["concepts/output.md", "../index.md", "/"],
    ["concepts/index.md", "output", "/concepts/output/"],
    ["concepts/index.md", "./output/", "/concepts/output/"],
    ["concepts/index.md", "output.md", "/concepts/output/"],
    ["concepts/index.md", "/concepts/output.md", "/concepts/output/"],
    ["concepts/index.md", "/concepts/output/index.html", "/concepts/output/"],
    ["concepts/index.md", "my%20page.md", "/concepts/my%20page/"],
    ["concepts/index.md", "c%23.md", "/concepts/c%23/"],
    ["concepts/c#.md", "output.md", "/concepts/output/"],
    ["concepts/index.md", "/blog/webpack-5.112", "/blog/webpack-5.112/"],
    ["concepts/index.md", "#here", "#here"],
    ["concepts/index.md", "", ""],
    ["concepts/index.md", "../../../concepts/", "/concepts/"],
  ] as const;
  for (const [from, href, expected] of table) {
    const target = resolveLink(href, pageAt(from), index);
    assert.equal(target.kind, "page", `${from}: ${href}`);
    assert.equal(target.href, expected, `${from}: ${href}`);
  }
});

test("decodes the hash", () => {
  const id = (href: string) => {
    const target = resolveLink(href, pageAt("index.md"), index);
    return target.kind === "page" ? target.id : target.kind;
  };
  assert.deepEqual(
    [id("#%C3%BC"), id("/concepts/#a?b"), id("#"), id("#%"), id("/")],
    ["ü", "a?b", undefined, "%", undefined],
  );
});

test("recognizes links to images, other sites and missing pages", () => {
  const page = pageAt("concepts/output.md");
  assert.match(resolveLink("a.svg", page, index).href, /^\/assets\/a\.[\da-f]{8}\.svg$/);
  assert.deepEqual(resolveLink("mailto:a@b.c", page, index), { kind: "external", href: "mailto:a@b.c" });
  assert.deepEqual(resolveLink("//a.b/", page, index), { kind: "external", href: "//a.b/" });
  const dead = [
    ["/nowhere", "/nowhere/"],
    ["nowhere.md", "/concepts/nowhere/"],
    ["b.svg", "/concepts/b.svg"],
    ["/a.zip", "/a.zip"],
    ["/\\", "/\\/"],
    ["\\\\a\\b", "/concepts/output/\\\\a\\b/"],
    ["%", "/concepts/output/%/"],
  ] as const;
  for (const [href, url] of dead) assert.deepEqual(resolveLink(href, page, index), { kind: "dead", href, url });
});

test("finds an image beside the page's file or from the root", () => {
  const found = (src: string) => resolveImage(src, pageAt("concepts/output.md"), index)?.path;
  assert.equal(found("./a.svg"), "concepts/a.svg");
  assert.equal(found("my%20pic.svg"), "concepts/my pic.svg");
  assert.equal(found("my pic.svg"), "concepts/my pic.svg");
  assert.equal(found("/concepts/a.svg?raw"), "concepts/a.svg");
  assert.equal(found("A.svg"), undefined);
});
