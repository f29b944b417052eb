import assert from "node:assert/strict";
import { afterEach, describe, mock, test } from "node:test";
import { packIndex } from "../model/pack-index.ts";
import type { SearchIndex } from "../model/search-index.ts";
import { indexOf, recordOf } from "./engine-of.ts";
import { fetchIndex } from "./fetch-index.ts";
import { IndexError } from "./parse-index.ts";

/** Longer than a piece. */
const TEXTS = "Größer. ".repeat(30).trim();
const TEXT = packIndex(indexOf({ records: [recordOf({ title: "Größe", text: TEXTS })] }));
const HEADS = TEXT.slice(0, TEXT.indexOf("\n"));
const FILE = new TextEncoder().encode(TEXT);

describe("fetchIndex", () => {
  afterEach(() => mock.restoreAll());

  test("reports the first line before the rest has arrived, in chunks of any size", async () => {
    for (const size of [1, 7, 64, FILE.length]) {
      const told: SearchIndex[] = [];
      let whenTold = 0;
      const { sent } = answerWith(() => piecesOf(FILE, size));
      const { index, text } = await fetchIndex("default", async (heads) => {
        told.push(heads);
        whenTold = sent();
      });
      assert.deepEqual(
        [told[0]?.records.at(0)?.title, told[0]?.records.at(0)?.text, index.records.at(0)?.text],
        ["Größe", "", TEXTS],
      );
      assert.equal(text, TEXT);
      if (size < HEADS.length) assert.ok(whenTold < FILE.length, `told after ${whenTold} bytes in pieces of ${size}`);
    }
  });

  test("fetches a damaged index once more, bypassing the cache", async () => {
    const caches: unknown[] = [];
    answerWith((cache) => {
      caches.push(cache);
      return piecesOf(cache === "reload" ? FILE : FILE.subarray(0, FILE.length - 9), 64);
    });
    const { index } = await fetchIndex("force-cache", async () => undefined);
    assert.equal(index.records.length, 1);
    assert.deepEqual(caches, ["force-cache", "reload"]);
  });

  test("reports a connection that breaks in the middle immediately", async () => {
    answerWith(() => [FILE.subarray(0, HEADS.length), new Error("reset")]);
    const fails = (error: unknown) => error instanceof IndexError && error.kind === "unreachable";
    await assert.rejects(
      fetchIndex("default", async () => undefined),
      fails,
    );
  });
});

type Piece = Uint8Array | Error;

function piecesOf(file: Uint8Array, size: number): Piece[] {
  const count = Math.ceil(file.length / size);
  return Array.from({ length: count }, (_, index) => file.subarray(index * size, (index + 1) * size));
}

/** The network gives these pieces, each when it is asked for. `sent`: how many bytes so far. */
function answerWith(piecesFor: (cache: RequestInit["cache"]) => Piece[]): { sent: () => number } {
  let sent = 0;
  mock.method(globalThis, "fetch", async (_: unknown, { cache }: RequestInit) => {
    const pieces = piecesFor(cache);
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const piece = pieces.shift();
      if (piece === undefined) return controller.close();
      if (piece instanceof Error) return controller.error(piece);
      sent += piece.length;
      controller.enqueue(piece);
    };
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
  });
  return { sent: () => sent };
}
