import assert from "node:assert/strict";
import { test } from "node:test";
import { escapeXml } from "./escape-xml.ts";

test("escapes every character that ends a text or an attribute's value, and those of a CDATA section's end", () => {
  assert.equal(escapeXml(`a & b < c > d " e ' f &amp;`), "a &amp; b &lt; c &gt; d &quot; e &apos; f &amp;amp;");
  assert.equal(escapeXml("]]> größe 😀"), "]]&gt; größe 😀");
});
