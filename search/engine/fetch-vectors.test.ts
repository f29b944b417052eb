import assert from "node:assert/strict";
import { afterEach, describe, mock, test } from "node:test";
import { packVectors } from "../model/vector-table.ts";
import { fetchVectors } from "./fetch-vectors.ts";

const FILE = packVectors({ width: 2, hashes: Uint32Array.of(1), scales: Float32Array.of(1), cells: Uint8Array.of(0) });

describe("fetchVectors", () => {
  afterEach(() => mock.restoreAll());

  const answer = (body: BodyInit, status = 200) =>
    mock.method(globalThis, "fetch", async () => new Response(body, { status })).mock;

  test("returns the table of the file", async () => {
    answer(new Uint8Array(FILE));
    assert.deepEqual((await fetchVectors("/a.bin"))?.hashes, Uint32Array.of(1));
  });

  test("returns nothing, and doesn't throw, if the file is missing, damaged or doesn't arrive", async () => {
    answer("", 404);
    assert.equal(await fetchVectors("/a.bin"), undefined);
    answer(FILE.slice(0, -1));
    assert.equal(await fetchVectors("/a.bin"), undefined);
    mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("offline")));
    assert.equal(await fetchVectors("/a.bin"), undefined);
  });
});
