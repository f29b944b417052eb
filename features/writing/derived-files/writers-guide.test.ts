import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FENCE_WORDS } from "../../../core/markdown/parse-fence.ts";
import { FEATURES } from "../../../site.config.ts";

/** Returns the text below the heading with this id. */
async function sectionOf(id: string): Promise<string> {
  const guide = await readFile("content/contribute/writers-guide.md", "utf8");
  return guide.split(`{#${id}}`)[1]?.split(/^## /m)[0] ?? "";
}

/** Returns the names in the first column of the table below the heading with this id. */
async function namesUnder(id: string): Promise<string[]> {
  return [...(await sectionOf(id)).matchAll(/^\| `([^`]+)`/gm)]
    .map(([, name = ""]) => name.replace(/^<|[=\s/>].*$/g, ""))
    .sort();
}

test("the writer's guide explains every word after a fence's language, and no other", async () => {
  const all = [...FENCE_WORDS, ...FEATURES.flatMap(({ parse }) => parse?.fenceWords ?? [])];
  const words = all.map((word) => word.replace(/=.*$/, "").replace(/^\{.*\}$/, "{}"));
  const named = (await namesUnder("fences")).map((name) => name.replace(/^\{.*\}$/, "{}"));
  assert.deepEqual([...new Set(named)].sort(), words.sort());
});

/** Returns the names of all rules in the code. */
function rulesInCode(): string[] {
  const files = globSync("{core,features,search}/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const rules = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(/(?:\brule: |\breport\(\s*)"([a-z-]+)"/g)].map(([, rule = ""]) => rule);
  });
  return [...new Set(rules)].sort();
}

const CHECKS = "content/contribute/writers-guide.md names each rule in the table below 'Checks'.";

test("the writer's guide explains every rule, and no other", async () => {
  const rows = (await sectionOf("checks")).match(/^\| `[^|]*/gm) ?? [];
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
  const rules = rulesInCode();
  const missing = rules.filter((rule) => !named.includes(rule));
  assert.deepEqual(missing, [], `${CHECKS} Missing: ${missing.join(", ")}.`);
  assert.deepEqual(named.toSorted(), rules, CHECKS);
});
