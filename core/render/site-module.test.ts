import assert from "node:assert/strict";
import { test } from "node:test";
import { BundleError } from "../bundle/bundle-error.ts";
import { className } from "../site-code/class-name.ts";
import { siteModule } from "./site-module.ts";

const STYLE = { path: "site/a.module.css", source: ".b { color: red }\n.c .b { color: blue }\n" };

test("compiles TypeScript, JSX and data to modules", () => {
  const script = siteModule({
    path: "site/a.tsx",
    source: "export const A = (p: P) => <b>{p.c}</b>;",
    mode: "production",
  });
  assert.match(script, /\.jsx\)\("b", \{/);
  assert.doesNotMatch(script, /: P/);
  assert.equal(
    siteModule({ path: "data/a.json", source: "[1]", mode: "production" }),
    "exports.__esModule = true; exports.default = [1];",
  );
});

test("a style sheet exports its class names, and its rules in development", () => {
  const classes = `exports.default = ${JSON.stringify({ b: className(STYLE.path, "b"), c: className(STYLE.path, "c") })};`;
  assert.ok(siteModule({ ...STYLE, mode: "production" }).endsWith(classes));
  const shown = siteModule({ ...STYLE, mode: "development" });
  assert.ok(shown.endsWith(classes));
  assert.match(shown, /styles\.push\(".*\.a-c \.a-b/);
});

test("reports a syntax error with its file", () => {
  for (const [path, source] of [
    ["site/a.tsx", "const = 1;"],
    ["site/a.module.css", "}"],
  ] as const) {
    assert.throws(
      () => siteModule({ path, source, mode: "production" }),
      (error) => error instanceof BundleError && error.message.startsWith(`${path}: `),
    );
  }
});
