import assert from "node:assert/strict";
import { test } from "node:test";
import { largeImages } from "./large-images.ts";

const asset = (path: string, length: number, width: number) => ({
  path,
  bytes: Buffer.alloc(length),
  url: `/assets/${path}`,
  size: { width, height: 1 },
});

test("finds images with too many bytes or pixels; drawings may be any size", () => {
  const assets = [
    asset("guides/small.png", 100_000, 1600),
    asset("guides/heavy.png", 100_001, 10),
    asset("guides/wide.webp", 10, 1601),
    asset("guides/both.png", 250_000, 4000),
    asset("guides/drawing.svg", 10, 9000),
    { path: "broken.png", bytes: Buffer.alloc(1), url: "" },
  ];
  const { findings, examined } = largeImages(assets);
  assert.equal(examined, "6 images");
  assert.deepEqual(findings, [
    { subject: "content/guides/heavy.png", detail: "101 kB (limit: 100 kB)" },
    { subject: "content/guides/wide.webp", detail: "1601 pixels wide (limit: 1600)" },
    { subject: "content/guides/both.png", detail: "250 kB (limit: 100 kB), 4000 pixels wide (limit: 1600)" },
  ]);
});
