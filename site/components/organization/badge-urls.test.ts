import assert from "node:assert/strict";
import { test } from "node:test";
import { badgeUrls } from "./badge-urls.ts";

test("badges name the repository, its default branch, the package and days counted back from today", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const subject = { host: "https://badges.example", repo: "a/tool", branch: "trunk", npm: "tool", now };
  const badges = badgeUrls(subject);
  const query = (label: string) => `?label=${label}&style=flat-square&maxAge=3600`;
  assert.deepEqual(
    badges.map((badge) => badge.src),
    [
      `https://badges.example/npm/dm/tool${query("npm")}`,
      `https://badges.example/github/stars/a/tool${query("stars")}`,
      `https://badges.example/github/commits-since/a/tool/trunk@{2026-05-21}${query("6m")}`,
      `https://badges.example/github/commits-since/a/tool/trunk@{2026-08-21}${query("3m")}`,
      `https://badges.example/github/commits-since/a/tool/trunk@{2026-10-21}${query("1m")}`,
      `https://badges.example/github/commits-since/a/tool/trunk@{2026-11-14}${query("1w")}`,
      `https://badges.example/github/issues-raw/a/tool${query("issues")}`,
      `https://badges.example/github/issues-pr-raw/a/tool${query("prs")}`,
      `https://badges.example/github/package-json/v/a/tool${query("version")}`,
    ],
  );
  assert.equal(badgeUrls({ ...subject, npm: "" }).length, badges.length - 1);
});
