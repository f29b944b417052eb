import assert from "node:assert/strict";
import { test } from "node:test";
import { formatHeadersFile, parseHeadersFile } from "../../core/hosting/headers-file.ts";
import { headersFor } from "../../core/hosting/headers-for.ts";
import { headerRules } from "./header-rules.ts";

const RULES = headerRules({
  policy: "default-src 'none'",
  entries: ["404.html", "assets/", "größe/", "pages/", "sw.js"],
  urls: ["/", "/größe/"],
  folderHeaders: new Map(),
});

test("reads back what it writes for hosts", () => {
  assert.deepEqual(parseHeadersFile(formatHeadersFile(RULES)), RULES);
});

test("hashed files are immutable, others are revalidated, and all have the policy", () => {
  const caching = (path: string) => headersFor(path, RULES)["Cache-Control"];
  assert.equal(caching("/assets/main.12345678.js"), "public, max-age=31536000, immutable");
  assert.equal(caching("/pages/a.12345678.js"), "public, max-age=31536000, immutable");
  for (const path of ["/", "/404.html", "/größe/", "/sw.js"]) assert.equal(caching(path), "no-cache", path);
  for (const path of ["/", "/404.html", "/assets/a.js", "/größe/nothing"])
    assert.equal(headersFor(path, RULES)["Content-Security-Policy"], "default-src 'none'", path);
});

test("every response has all security headers", () => {
  const { "Cache-Control": _cache, ...security } = headersFor("/größe/", RULES);
  assert.deepEqual(security, {
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
  });
});

test("no two rules that match a path name the same header: hosts would send both", () => {
  for (const path of ["/", "/404.html", "/assets/a.js", "/größe/a/", "/sw.js"]) {
    const names = RULES.filter((rule) =>
      rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    ).flatMap(({ headers }) => Object.keys(headers));
    assert.deepEqual(names, [...new Set(names)], path);
  }
});

test("a section with the name of a folder for hashed files is revalidated", () => {
  const rules = headerRules({ policy: "", entries: ["pages/"], urls: ["/pages/one/"], folderHeaders: new Map() });
  assert.equal(headersFor("/pages/one/", rules)["Cache-Control"], "no-cache");
});
