import assert from "node:assert/strict";
import { test } from "node:test";
import { stemSynonyms } from "./synonyms.ts";

test("a Chinese phrase is split like a query, so that it's found within one", () => {
  assert.deepEqual(stemSynonyms([{ words: ["代码分割", "hot reloading"], means: ["a"] }]), [
    {
      phrases: [
        ["代码", "码分", "分割"],
        ["hot", "reload"],
      ],
      means: ["a"],
    },
  ]);
});
