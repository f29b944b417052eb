import assert from "node:assert/strict";
import { test } from "node:test";
import type { Anchor } from "#model/page.ts";
import { isName, repeatedPrefix, shortName } from "./anchor-name.ts";

function outline(...titles: (string | string[])[]): Anchor[] {
  const anchor = (title: string, level: number): Anchor => ({ title, id: title, level });
  return titles.map((each) => {
    const [title = "", ...children] = [each].flat();
    return { ...anchor(title, 2), children: children.map((child) => anchor(child, 3)) };
  });
}

test("shows names as code, but not sentences", () => {
  for (const name of [
    "output.path",
    "beforeRun",
    "run",
    "--config",
    "MultiCompiler.run",
    "css/auto",
    "__webpack_hash__",
  ])
    assert.equal(isName(name), true, name);
  for (const title of ["Usage", "Exit codes", "webpack build", "Why?", "HtmlWebpackPlugin"])
    assert.equal(isName(title), false, title);
});

test("an outline drops the prefix that most of its names share", () => {
  assert.equal(repeatedPrefix(outline("output", ["Files", "output.path", "output.clean"], "output.copy")), "output.");
  assert.equal(
    repeatedPrefix(outline("module.parser", "module.parser.css", "module.parser.css.url", "module.parser.json")),
    "module.parser.",
  );
  assert.equal(repeatedPrefix(outline("Usage", ["MultiCompiler", "MultiCompiler.run", "MultiCompiler.watch"])), "");
  assert.equal(repeatedPrefix(outline("a.one", "a.two", "a.three", "b.one", "c.one", "d.one")), "");
  assert.equal(repeatedPrefix([]), "");
});

test("drops the parts of a name that its parent or its page already shows", () => {
  assert.equal(shortName("output.path", []), "output.path");
  assert.equal(shortName("output.path", ["", "output."]), "path");
  assert.equal(shortName("module.parser.css.url", ["module.parser.css.", "module.parser."]), "url");
  assert.equal(shortName("output", ["output."]), "output");
});
