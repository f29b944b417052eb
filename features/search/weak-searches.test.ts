import assert from "node:assert/strict";
import { test } from "node:test";
import { weakSearches } from "./weak-searches.ts";

test("lists queries whose answer isn't first, the weakest first", () => {
  const answered = (query: string, rank: number | undefined, first: string | undefined) => ({
    query,
    right: ["/right/", "/also-right/"],
    rank,
    first,
  });
  const queries = [
    answered("good", 1, "/right/"),
    answered("second", 2, "/a/"),
    answered("lost", undefined, "/a/"),
    answered("ninth", 9, "/b/"),
    answered("empty", undefined, undefined),
  ];
  assert.deepEqual(weakSearches(queries), {
    title: "Weakest searches",
    examined: "5 queries",
    findings: [
      { subject: "lost", detail: "/right/ isn't found; /a/ comes first" },
      { subject: "empty", detail: "finds nothing instead of /right/" },
      { subject: "ninth", detail: "/right/ is number 9; /b/ comes first" },
      { subject: "second", detail: "/right/ is number 2; /a/ comes first" },
    ],
  });
});
