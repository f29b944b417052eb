import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptedEncodings, isCompressible } from "./encodings.ts";

test("sorts accepted encodings by preference and leaves out refused ones", () => {
  const cases: [header: string | undefined, encodings: string[]][] = [
    [undefined, []],
    ["", []],
    ["identity", []],
    ["gzip, deflate, br, zstd", ["br", "gzip"]],
    ["gzip", ["gzip"]],
    ["GZIP;q=0.5, BR;q=1.0", ["br", "gzip"]],
    ["br;q=0, gzip", ["gzip"]],
    ["br; q=0, gzip; q=0.000", []],
    ["*", ["br", "gzip"]],
    ["*;q=0, gzip", ["gzip"]],
    ["br;q=nonsense", []],
  ];
  for (const [header, encodings] of cases) assert.deepEqual(acceptedEncodings(header), encodings, header);
});

test("only text is compressed", () => {
  for (const file of ["index.html", "a.12345678.js", "b.CSS", "content.json", "icon.svg"])
    assert.ok(isCompressible(file), file);
  for (const file of ["a.png", "a.zip", "a.js.br", "_headers", ".nojekyll"]) assert.ok(!isCompressible(file), file);
});
