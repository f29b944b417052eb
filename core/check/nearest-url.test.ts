import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestUrl } from "./nearest-url.ts";

test("finds a URL with similar letters or the same last segment", () => {
  const urls = [
    "/",
    "/concepts/",
    "/concepts/modules/",
    "/concepts/module-federation/",
    "/guides/caching/",
    "/api/cli/",
    "/guides/cli/",
  ];
  const table = [
    ["/concepts/modulse/", "/concepts/modules/"],
    ["/concept/modules/", "/concepts/modules/"],
    ["/configuration/caching/", "/guides/caching/"],
    ["/concepts/module-resolution/", undefined],
    ["/guides/hmr/", undefined],
    ["/other/cli/", undefined],
    ["/a/", "/"],
  ] as const;
  for (const [url, expected] of table) assert.equal(nearestUrl(url, urls), expected, url);
});
