import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { COMPONENT_NAMES } from "#model/components.ts";
import { FENCE_WORDS } from "../markdown/parse-fence.ts";
import { FrontMatter } from "./front-matter.ts";

/** First column of the table below the heading with this id, without what stands around a name. */
async function namesUnder(id: string): Promise<string[]> {
  const guide = await readFile("content/contribute/writers-guide.md", "utf8");
  const section = guide.split(`{#${id}}`)[1]?.split(/^## /m)[0] ?? "";
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name.replace(/^<|[=\s/>].*$/g, "")).sort();
}

test("the writer's guide explains every key of the front matter, and no other", async () => {
  assert.deepEqual(await namesUnder("front-matter"), Object.keys(FrontMatter.shape).sort());
});

test("the writer's guide explains every word behind a fence, and no other", async () => {
  const words = FENCE_WORDS.map((word) => word.replace(/=.*$/, "").replace(/^\{.*\}$/, "{}"));
  const named = (await namesUnder("fences")).map((name) => name.replace(/^\{.*\}$/, "{}"));
  assert.deepEqual([...new Set(named)].sort(), words.sort());
});

test("the writer's guide names every component, and no other", async () => {
  assert.deepEqual(await namesUnder("components"), COMPONENT_NAMES.toSorted());
});
