import assert from "node:assert/strict";
import { test } from "node:test";
import { badgeUrls } from "./badge-urls.ts";

test("badges name the repository, the package and days counted back from today", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const badges = badgeUrls({ host: "https://badges.example", repo: "webpack/tapable", npm: "tapable", now });
  const query = (label: string) => `?label=${label}&style=flat-square&maxAge=3600`;
  assert.deepEqual(
    badges.map((badge) => badge.src),
    [
      `https://badges.example/npm/dm/tapable${query("npm")}`,
      `https://badges.example/github/stars/webpack/tapable${query("stars")}`,
      `https://badges.example/github/commits-since/webpack/tapable/master@{2026-05-21}${query("6m")}`,
      `https://badges.example/github/commits-since/webpack/tapable/master@{2026-08-21}${query("3m")}`,
      `https://badges.example/github/commits-since/webpack/tapable/master@{2026-10-21}${query("1m")}`,
      `https://badges.example/github/commits-since/webpack/tapable/master@{2026-11-14}${query("1w")}`,
      `https://badges.example/github/issues-raw/webpack/tapable${query("issues")}`,
      `https://badges.example/github/issues-pr-raw/webpack/tapable${query("prs")}`,
      `https://badges.example/github/package-json/v/webpack/tapable${query("version")}`,
    ],
  );
  assert.equal(badgeUrls({ host: "", repo: "a/b", npm: "", now }).length, badges.length - 1);
});
