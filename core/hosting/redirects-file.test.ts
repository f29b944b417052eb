import assert from "node:assert/strict";
import { test } from "node:test";
import { formatRedirectsFile, parseRedirectsFile, redirectFor, redirectRules } from "./redirects-file.ts";

const RULES = redirectRules(["/", "/concepts/", "/größe/日本語/"], new Map([["/old/", "/concepts/#new"]]));
const LIST = new Map(RULES.map(({ from, to }) => [from, to]));

test("reads back what it writes for hosts", () => {
  assert.deepEqual(parseRedirectsFile(formatRedirectsFile(RULES)), RULES);
});

test("redirects old URLs and paths without a trailing slash, and keeps the query", () => {
  const cases = [
    ["/old/", "/concepts/#new"],
    ["/old?a=%20&b", "/concepts/?a=%20&b#new"],
    ["/concepts", "/concepts/"],
    ["/concepts?q=//evil.example", "/concepts/?q=//evil.example"],
    ["/Concepts/index.html?a", "/concepts/?a"],
    ["/concepts/).", "/concepts/"],
    ["/OLD).", "/old/"],
    ["/concepts/%23new?a", "/concepts/?a#new"],
    ["/gr%c3%b6%C3%9fe/%E6%97%A5%E6%9C%AC%E8%AA%9E", "/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC%E8%AA%9E/"],
  ];
  for (const [from = "", to] of cases) assert.equal(redirectFor(from, LIST), to, from);
});

test("redirects nothing else", () => {
  for (const path of [
    "/",
    "/concepts/",
    "/nothing",
    "//evil.example",
    "//evil.example/concepts",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "/.//evil.example",
    "/concepts/..",
    "/concepts/../concepts",
    "/./concepts",
    "/%2e/concepts",
    "/concepts%0d%0aLocation:%20https://evil.example",
    "/concepts%",
    "http://evil.example/concepts",
    "*",
    "",
  ])
    assert.equal(redirectFor(path, LIST), undefined, path);
});

test("drops a query that isn't valid in a header", () => {
  assert.equal(redirectFor("/concepts?a=\u00e9", LIST), "/concepts/?a=");
});
