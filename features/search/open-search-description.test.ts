import assert from "node:assert/strict";
import { test } from "node:test";
import { openSearchDescription } from "./open-search-description.ts";

test("tells browsers where to send queries", () => {
  const text = openSearchDescription({
    name: "A & B",
    description: "<text>",
    url: "https://a.example",
    repositoryUrl: "https://a.example",
    editUrl: "https://a.example/",
  });
  assert.match(text, /<ShortName>A &amp; B<\/ShortName>/);
  assert.match(text, /<Description>&lt;text&gt;<\/Description>/);
  assert.match(text, /template="https:\/\/a\.example\/search\/\?q=\{searchTerms\}"/);
});
