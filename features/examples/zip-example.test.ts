import assert from "node:assert/strict";
import { test } from "node:test";
import { strFromU8, unzipSync } from "fflate";
import { zipExample } from "./zip-example.ts";

const FILES: [string, Uint8Array][] = [
  ["src/icon.png", Uint8Array.of(0x89, 0xff, 0x00, 0xc3)],
  ["package.json", Buffer.from('{"example":{"run":["npx webpack"]}}')],
  ["output.txt", Buffer.from("$ npx webpack\n")],
  [".env", Buffer.from("A=é")],
];
const version = (name: string) => (name === "webpack" ? "5.0.0" : undefined);

test("creates one folder with the project's unchanged files, without its recorded output", () => {
  const unzipped = unzipSync(zipExample("shop", new Map(FILES), version));
  assert.deepEqual(Object.keys(unzipped), ["shop/.env", "shop/package.json", "shop/src/icon.png"]);
  assert.deepEqual(unzipped["shop/src/icon.png"], Uint8Array.of(0x89, 0xff, 0x00, 0xc3));
  assert.equal(strFromU8(unzipped["shop/.env"] ?? new Uint8Array()), "A=é");
  assert.deepEqual(JSON.parse(strFromU8(unzipped["shop/package.json"] ?? new Uint8Array())), {
    scripts: { build: "webpack" },
    devDependencies: { webpack: "5.0.0" },
  });
});

test("creates the same bytes from the same files, in any order and at any time", (context) => {
  const first = zipExample("shop", new Map(FILES), version);
  context.mock.timers.enable({ apis: ["Date"], now: new Date(2040, 1, 1) });
  assert.deepEqual(zipExample("shop", new Map(FILES.toReversed()), version), first);
});
