import assert from "node:assert/strict";
import { test } from "node:test";
import { Script } from "node:vm";
import { instrument, type Place, RUN_GLOBAL, withoutChecks } from "./instrument.ts";
import { createTimeLimit, nameOfPlace } from "./time-limit.ts";

const ADDRESS = "https://site.example/assets/main.js";

function instrumented(code: string, note: (place: Place) => number = () => 0, isModule = false): string {
  const importUrl = (specifier: string) => `blob:${specifier}`;
  return instrument(code, { file: "main.js", isModule, address: ADDRESS, note, importUrl });
}

/** Runs code with a limit of no time at all; returns where it was stopped. */
function stoppedAt(code: string): string | undefined {
  let stopped: Place | undefined;
  const onEnd = (place: Place | undefined) => {
    stopped = place;
  };
  const { note, check } = createTimeLimit({ limit: 0, afterTask: () => undefined, onEnd });
  const global = { check, code: (text: string) => instrumented(text, note) };
  try {
    new Script(instrumented(code, note)).runInNewContext({ [RUN_GLOBAL]: global });
  } catch {
    // What was stopped throws.
  }
  return stopped && nameOfPlace(stopped);
}

test("every kind of loop and function is stopped, with its line", () => {
  for (const endless of [
    "for (;;);",
    "for (;;) {}",
    "while (true) ;",
    "while (1) 0\n1",
    "do 1; while (true)",
    "do {} while (true)",
    "for (const a of [1]) for (const b in { b }) while (1) if (a) b; else a;",
    "outer: for (;;) continue outer",
    "function run() { 'use strict'; while (1); } run()",
    "(() => { for (;;); })()",
    "const f = () => f; f()",
    "const f = () => ({ a: () => ({}) }); f()",
    "[...{ [Symbol.iterator]: () => ({ next: () => ({}) }) }]",
    "class A { constructor() { for (;;); } } new A()",
    "class A { static { while (1); } }",
    "new (class { get a() { for (;;); } })().a",
    "eval('for (;;);')",
  ])
    assert.match(stoppedAt(`\n\n${endless}`) ?? "", /^main\.js:[13]$/, endless);
});

test("code that's stopped once can't go on by catching the error", () => {
  assert.equal(stoppedAt("for (;;) try { for (;;); } catch {}"), "main.js:1");
});

test("code without loops and functions isn't stopped, and invalid code stays as it is", () => {
  assert.equal(stoppedAt("1 + 1"), undefined);
  assert.equal(instrumented("const ("), "const (");
});

test("instrumented code has the same result, lines and strictness", () => {
  const code = `let a = 0
for (let i = 0; i < 3; i++) a += i
const sum = (...all) => all.reduce((x, y) => x + y, 0)
function strict() { "use strict"; return this === undefined }
function* many() { let i = 0; while (i < 3) yield i++ }
const nested = x => y => z => [x, y, z].join()
if (a) for (const k in { p: 1 }) a += k; else a = 0
do a += "!"; while (a.length < 8)
var local = 5; [a, sum(1, 2, 3), strict(), [...many()].length, nested(1)(2)(3), (function () { var local = 6; return eval("local") })()].join()`;
  const changed = instrumented(code);
  assert.equal(changed.split("\n").length, code.split("\n").length);
  const context = { [RUN_GLOBAL]: { check: () => undefined, code: (text: string) => text } };
  assert.equal(new Script(changed).runInNewContext(context), new Script(code).runInNewContext());
});

test("imports and addresses name files in memory", () => {
  const code = `import "./a.mjs"; export * from "./b.mjs"; export { c } from "./c.mjs"; export const d = 1;
const load = (name) => import(name); new URL("e.png", import.meta.url);`;
  const changed = instrumented(code, undefined, true);
  for (const name of ["a", "b", "c"]) assert.match(changed, new RegExp(`"blob:./${name}.mjs"`));
  assert.match(changed, /import\(__playground\.url\(name,"https:\/\/site\.example\/assets\/main\.js"\)\)/);
  assert.match(changed, /new URL\("e\.png", "https:\/\/site\.example\/assets\/main\.js"\)/);
});

test("the text of a function runs without the global that checks", () => {
  const text = "(function (n) { 'use strict'; for (const a of [1, 2]) n += a; return ((b) => b + n)(1); })";
  assert.equal(new Script(`${withoutChecks(instrumented(text))}(1)`).runInNewContext(), 5);
});
