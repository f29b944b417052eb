import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, problemsOf, sourcePageOf } from "../../test/source-page-of.ts";
import { decodeText } from "./decode-text.ts";

const noReport = () => assert.fail("nothing to report");

test("removes the byte order mark and normalizes line ends", () => {
  assert.equal(decodeText(Buffer.from("\uFEFFa\r\nb\rc\n"), noReport), "a\nb\nc\n");
  assert.equal(decodeText(Buffer.from("ä🎉"), noReport), "ä🎉");
  assert.equal(decodeText(Buffer.from(""), noReport), "");
});

test("reports a binary or UTF-16 file instead of throwing", () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("---\ntitle: x\n---\n", "utf16le")]);
  for (const bytes of [Buffer.from([0x89, 0x50, 0, 1]), utf16]) {
    assert.deepEqual(lines(problemsOf("a.md", bytes)), [
      "1:1 encoding This file contains NUL bytes, so it's binary or UTF-16. | Save it as UTF-8 text, or remove it from the content folder.",
    ]);
  }
});

test("reports the line and column of the first byte that isn't UTF-8", () => {
  const latin1 = Buffer.from("one\r\ntwo é", "latin1");
  assert.deepEqual(lines(problemsOf("a.md", latin1)), ["2:5 encoding This file isn't UTF-8 text. | Save it as UTF-8."]);
});

test("parses a page with CRLF and a byte order mark like one without", () => {
  const text = "---\ntitle: A\n---\n\n## B\n\nT> c\nT> d\n\n```js {2}\none\ntwo\n```\n";
  const plain = sourcePageOf("a.md", text);
  const windows = sourcePageOf("a.md", `\uFEFF${text.replaceAll("\n", "\r\n")}`);
  const { hash: _windows, size: _more, ...one } = windows;
  const { hash: _plain, size: _less, ...other } = plain;
  assert.deepEqual(one, other);
});
