import assert from "node:assert/strict";
import { test } from "node:test";
import { escapeXml } from "./escape-xml.ts";

test("escapes every character that could end a text, an attribute's value or a CDATA section", () => {
  assert.equal(escapeXml(`a & b < c > d " e ' f &amp;`), "a &amp; b &lt; c &gt; d &quot; e &apos; f &amp;amp;");
  assert.equal(escapeXml("]]> größe 😀"), "]]&gt; größe 😀");
});
