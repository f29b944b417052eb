import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { cardImage } from "./card-image.ts";
import { breakLines } from "./text-path.ts";

const CARD = { title: "Code splitting", section: "Guides", site: "site.example", lit: "40" };

test("a card image is small, has the standard size and depends only on its text", async () => {
  const image = await cardImage(CARD);
  const { width, height, format } = await sharp(image).metadata();
  assert.deepEqual([width, height, format], [1200, 630, "png"]);
  assert.ok(image.length < 40_000, `${image.length} bytes`);
  assert.deepEqual(await cardImage(CARD), image);
  assert.notDeepEqual(await cardImage({ ...CARD, title: "Caching" }), image);
  assert.notDeepEqual(await cardImage({ ...CARD, lit: "41" }), image);
});

test("breaks long titles and cuts off what doesn't fit", () => {
  const style = { weight: 700, size: 60 } as const;
  assert.deepEqual(breakLines("Code splitting", style, 760, 2), ["Code splitting"]);
  assert.deepEqual(breakLines("optimization.splitChunks.cacheGroups", style, 760, 2), [
    "optimization.splitChunks.",
    "cacheGroups",
  ]);
  assert.deepEqual(breakLines("one two three", style, 120, 2), ["one", "two…"]);
});
