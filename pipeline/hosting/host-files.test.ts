import assert from "node:assert/strict";
import { test } from "node:test";
import { hostFiles } from "./host-files.ts";

const FILES = new Map(
  hostFiles({
    policy: "default-src 'none'",
    urls: ["/", "/concepts/"],
    redirects: new Map([["/old.page/", "/concepts/#a$b"]]),
    entries: ["404.html", "assets/", "concepts/", "index.html", "sw.js"],
  }).map(({ path, content }) => [path, content]),
);

test("Vercel is told the same headers and redirects", () => {
  const { headers, redirects, trailingSlash } = JSON.parse(FILES.get("vercel.json") ?? "");
  assert.equal(trailingSlash, true);
  assert.equal(headers[0].source, "/(.*)");
  assert.deepEqual(headers[0].headers[0], { key: "Content-Security-Policy", value: "default-src 'none'" });
  assert.deepEqual(
    headers.map(({ source }: { source: string }) => source),
    ["/(.*)", "/", "/404\\.html", "/assets/(.*)", "/concepts/(.*)", "/index\\.html", "/sw\\.js"],
  );
  assert.deepEqual(redirects, [
    { source: "/old\\.page/", destination: "/concepts/#a$b", permanent: true },
    { source: "/old\\.page", destination: "/concepts/#a$b", permanent: true },
  ]);
});

test("nginx is told the same, each location with all headers", () => {
  const text = FILES.get("nginx.conf") ?? "";
  const locations = text.match(/^location[^}]*\btry_files[^}]*\}/gm) ?? [];
  assert.equal(locations.length, 7);
  for (const location of locations) {
    assert.match(location, /add_header Content-Security-Policy "default-src 'none'" always;/);
    assert.match(location, /add_header Cache-Control "[^"]+" always;/);
  }
  assert.match(text, /location \^~ \/assets\/ \{[^}]*immutable/);
  assert.match(text, /location = "\/old\.page\/" \{ return 301 "\/concepts\/\$is_args\$args#a%24b"; \}/);
  assert.match(text, /location = "\/concepts" \{ return 301 "\/concepts\/\$is_args\$args"; \}/);
});

test("GitHub Pages keeps files that begin with an underscore", () => {
  assert.equal(FILES.get(".nojekyll"), "");
});
