import assert from "node:assert/strict";
import { test } from "node:test";
import { type StrategyName, strategyFor } from "./strategy-for.ts";

const ORIGIN = "https://webpack.example";
const SHELL = ["/icon.svg", "/search/index.json"];

const TABLE: [string, string, Partial<{ mode: RequestMode; method: string; hasRange: boolean }>, StrategyName][] = [
  ["a page", "/concepts/", { mode: "navigate" }, "page"],
  ["a page without its slash", "/concepts", { mode: "navigate" }, "page"],
  ["a page with a query", "/concepts/?a=b.js", { mode: "navigate" }, "page"],
  ["a page's file", "/concepts/index.html", { mode: "navigate" }, "page"],
  ["a form", "/concepts/", { mode: "navigate", method: "POST" }, "network"],
  ["a file that is opened", "/sitemap.xml", { mode: "navigate" }, "network"],
  ["a picture that is opened", "/assets/a.01234567.svg", { mode: "navigate" }, "network"],
  ["a page that a script asks for", "/concepts/", { mode: "cors" }, "network"],
  ["a script", "/assets/main.01234567.js", { mode: "no-cors" }, "hashed"],
  ["a style", "/assets/styles.89abcdef.css", { mode: "no-cors" }, "hashed"],
  ["a picture", "/assets/logo.svg.01234567.png", { mode: "no-cors" }, "hashed"],
  ["a page's chunk", "/pages/concepts/loaders.0123456789.js", { mode: "no-cors" }, "hashed"],
  ["a part of a file", "/assets/film.01234567.mp4", { mode: "no-cors", hasRange: true }, "network"],
  ["a file without a hash", "/assets/main.js", { mode: "no-cors" }, "network"],
  ["a chunk's licences", "/assets/main.01234567.js.LICENSE.txt", { mode: "no-cors" }, "network"],
  ["the search index", "/search/index.json", { mode: "cors" }, "shell"],
  ["the icon", "/icon.svg?a", { mode: "no-cors" }, "shell"],
  ["the playground's script", "/playground-files/app.js", { mode: "no-cors" }, "playground"],
  ["the playground's frame", "/playground-files/compiler/", { mode: "navigate" }, "playground"],
  ["the playground's page", "/playground/", { mode: "navigate" }, "page"],
  ["an example's files", "/examples/hello.json", { mode: "cors" }, "network"],
  ["the worker", "/sw.js", { mode: "same-origin" }, "network"],
  ["another file", "/content.json", { mode: "cors" }, "network"],
  ["a third party's picture", "https://img.example/assets/a.01234567.js", { mode: "no-cors" }, "network"],
  ["a third party's frame", "https://img.example/concepts/", { mode: "navigate" }, "network"],
  ["another port", "https://webpack.example:444/concepts/", { mode: "navigate" }, "network"],
];

for (const [name, path, facts, expected] of TABLE) {
  test(`${name} → ${expected}`, () => {
    const url = new URL(path, ORIGIN).href;
    const request = { method: "GET", mode: "cors" as const, hasRange: false, ...facts, url };
    assert.equal(strategyFor(request, ORIGIN, SHELL), expected);
  });
}
