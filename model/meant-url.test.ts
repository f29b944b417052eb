import assert from "node:assert/strict";
import { test } from "node:test";
import { meantId, meantUrl } from "./meant-url.ts";

const URLS = new Set(["/", "/concepts/", "/concepts/output/", "/plugins/NoEmitOnErrorsPlugin/", "/größe/"]);
const meant = (path: string) => meantUrl(path, (url) => URLS.has(url));

test("finds the page for a path in another case, with a file name, or with punctuation from the text around it", () => {
  const cases = [
    ["/Concepts/OUTPUT/", "/concepts/output/"],
    ["/concepts/output/index.html", "/concepts/output/"],
    ["/concepts/output/index.htm", "/concepts/output/"],
    ["/concepts/output.html", "/concepts/output/"],
    ["/concepts/output.md", "/concepts/output/"],
    ["/concepts/output/),", "/concepts/output/"],
    ["/concepts/output.", "/concepts/output/"],
    ["/concepts/output%29", "/concepts/output/"],
    ["/concepts/output/%22", "/concepts/output/"],
    ["/concepts/output/%23usage", "/concepts/output/#usage"],
    ["/Concepts/output%23Usage).", "/concepts/output/#Usage)."],
    ["/index.html", "/"],
    ["/)", "/"],
    ["/plugins/NoEmitOnErrorsPlugin).", "/plugins/NoEmitOnErrorsPlugin/"],
    ["/gr%C3%B6%C3%9Fe).", "/gr%C3%B6%C3%9Fe/"],
  ] as const;
  for (const [path, expected] of cases) assert.equal(meant(path), expected, path);
});

test("finds nothing else for a correct path, an unknown page, or a path that looks like another host or folder", () => {
  for (const path of [
    "/concepts/",
    "/",
    "/nothing/",
    "/nothing.",
    "//evil.example",
    "//evil.example/concepts",
    "/\\evil.example",
    "/concepts/..",
    "/concepts/.",
    "/concepts/../concepts",
    "/%5cevil.example",
    "/%2f%2fevil.example",
    "/concepts%0d%0aLocation:%20https://evil.example",
    "concepts",
    "",
  ])
    assert.equal(meant(path), undefined, path);
});

test("finds the section for an id in another case, or with additions from the text around it", () => {
  const ids = ["usage", "Template-strings", "a.b"];
  const cases = [
    ["Usage", "usage"],
    ["template-strings", "Template-strings"],
    ["usage).", "usage"],
    ["usage,", "usage"],
    ["usage/", "usage"],
    ["%23usage", "usage"],
    ["#usage", "usage"],
    ["a.b.", "a.b"],
    ["100%", undefined],
    ["other", undefined],
    [").", undefined],
  ] as const;
  for (const [id, expected] of cases) assert.equal(meantId(id, ids), expected, id);
  assert.equal(meantId("usage.", ["Usage", "usage"]), "usage");
});
