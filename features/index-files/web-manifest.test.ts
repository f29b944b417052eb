import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import sharp from "sharp";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { webManifest } from "./web-manifest.ts";

test("the manifest's icons have the stated sizes", async () => {
  const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(webManifest(SITE_CONFIG));
  const oldFiles: Record<string, string> = JSON.parse(readFileSync("data/old-files.json", "utf8"));
  assert.equal(icons.length, 2);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(oldFiles[src] ?? `site/icons${src}`).metadata();
    assert.equal(format === "svg" ? "any" : `${width}x${height}`, sizes);
  }
});
