import assert from "node:assert/strict";
import { test } from "node:test";
import type { CopyReason } from "#model/offline.ts";
import type { Network } from "../../offline/use-network.ts";
import { offlineWords } from "./offline-words.ts";

test("only calls a saved copy a saved copy", () => {
  const cases: [Network, CopyReason | undefined, string][] = [
    ["online", undefined, ""],
    ["offline", undefined, "You're offline"],
    ["back", undefined, ""],
    ["offline", "failed", "You're offline. This copy was saved on 2026-11-21"],
    ["back", "failed", "You were offline. This copy was saved on 2026-11-21"],
    ["online", "failed", "The site isn't responding. This copy was saved on 2026-11-21"],
    ["online", "slow", "Your connection is slow. This copy was saved on 2026-11-21"],
  ];
  for (const [network, reason, words] of cases)
    assert.equal(offlineWords(network, reason && { reason, date: "2026-11-21" }), words);
});
