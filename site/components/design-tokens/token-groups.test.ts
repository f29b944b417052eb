import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { TOKEN_GROUPS } from "./token-groups.ts";

const TOKENS = "site/styles/tokens.css";

const named = Object.values(TOKEN_GROUPS).flat();

test("the page of tokens shows every token, and no other", () => {
  const defined = readFileSync(TOKENS, "utf8").matchAll(/^ {4}--([\w-]+):/gm);
  assert.deepEqual(named.toSorted(), [...new Set(Array.from(defined, ([, name = ""]) => name))].sort());
});

test("every token is used, and style sheets have no colors of their own", () => {
  const files = globSync("site/**/*.css").filter((file) => file !== TOKENS);
  const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "") }));
  const all = texts.map(({ text }) => text).join("") + readFileSync(TOKENS, "utf8");
  assert.deepEqual(
    named.filter((name) => !all.includes(`var(--${name})`)),
    [],
  );
  const own = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/#[\da-f]{3,8}\b(?=[^{}]*;)|\brgb\(|light-dark\(/gi)].map(([color]) => `${file}: ${color}`),
  );
  assert.deepEqual(own, []);
});

test("style sheets only use tokens that exist, or properties that some style sheet sets", () => {
  const texts = globSync("{site,playground}/**/*.css").map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const set = new Set(
    texts.flatMap(({ text }) => Array.from(text.matchAll(/--([\w-]+)(?=:| \{)/g), ([, name]) => name)),
  );
  const unknown = texts.flatMap(({ file, text }) =>
    // A property with a fallback may be unset: script sets it.
    [...text.matchAll(/var\(--([\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${file}: --${name}`),
  );
  assert.deepEqual(unknown, []);
});
