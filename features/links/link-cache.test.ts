import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { readLinkStates, writeLinkStates } from "./link-cache.ts";
import type { LinkState } from "./link-state.ts";

const DAY = 24 * 60 * 60 * 1000;
const state = (more: Partial<LinkState> = {}): LinkState => ({
  verdict: "alive",
  detail: "200",
  answered: true,
  isBusy: false,
  ...more,
});

test("remembers the answers of hosts for a week", async () => {
  const file = join(temporaryFolder(), "new/links.json");
  assert.equal(readLinkStates(file, 0).size, 0);

  writeLinkStates(file, new Map([["https://old.dev/", state()]]), 0);
  const later = new Map([
    ["https://dead.dev/", state({ verdict: "dead", detail: "answers 404" })],
    ["https://busy.dev/", state({ isBusy: true })],
    ["https://silent.dev/", state({ answered: false })],
  ]);
  writeLinkStates(file, later, 3 * DAY);
  assert.deepEqual([...readLinkStates(file, 6 * DAY).keys()], ["https://old.dev/", "https://dead.dev/"]);
  assert.deepEqual([...readLinkStates(file, 8 * DAY).keys()], ["https://dead.dev/"]);
  assert.equal(readLinkStates(file, 8 * DAY).get("https://dead.dev/")?.detail, "answers 404");

  await writeFile(file, "damaged");
  assert.equal(readLinkStates(file, 0).size, 0);
});
