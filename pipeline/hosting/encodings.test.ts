import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptedEncodings, isCompressible } from "./encodings.ts";

test("of the encodings that a browser takes, the best comes first; what it refuses is not among them", () => {
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

test("text is compressed, images and archives are not", () => {
  for (const file of ["index.html", "a.12345678.js", "b.CSS", "content.json", "icon.svg"])
    assert.ok(isCompressible(file), file);
  for (const file of ["a.png", "a.zip", "a.js.br", "_headers", ".nojekyll"]) assert.ok(!isCompressible(file), file);
});
