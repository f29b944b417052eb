import assert from "node:assert/strict";
import { test } from "node:test";
import { headersFor } from "../../core/hosting/headers-for.ts";
import { FRAME_HEADERS } from "../playground/frame-headers.ts";
import { headerRules } from "./header-rules.ts";
import { hostFiles } from "./host-files.ts";

const FILES = new Map(
  hostFiles({
    policy: "default-src 'none'",
    urls: ["/", "/concepts/"],
    folderHeaders: new Map(),
    redirects: new Map([["/old.page/", "/concepts/#a$b"]]),
    entries: ["404.html", "assets/", "concepts/", "index.html", "sw.js"],
  }).map(({ path, content }) => [path, content]),
);

test("Vercel's configuration has the same headers and redirects", () => {
  const { headers, redirects, trailingSlash } = JSON.parse(FILES.get("vercel.json") ?? "");
  assert.equal(trailingSlash, true);
  assert.equal(headers[0].source, "/(.*)");
  assert.deepEqual(headers[1].headers[1], { key: "Content-Security-Policy", value: "default-src 'none'" });
  assert.deepEqual(
    headers.map(({ source }: { source: string }) => source),
    ["/(.*)", "/", "/404\\.html", "/assets/(.*)", "/concepts/(.*)", "/index\\.html", "/sw\\.js"],
  );
  assert.deepEqual(redirects, [
    { source: "/index.html", destination: "/", permanent: true },
    { source: "/:path+/index.html", destination: "/:path+/", permanent: true },
    { source: "/old\\.page/", destination: "/concepts/#a$b", permanent: true },
    { source: "/old\\.page", destination: "/concepts/#a$b", permanent: true },
  ]);
});

test("nginx's server block has the common headers, and each location that differs repeats all of them", () => {
  const text = FILES.get("nginx.conf") ?? "";
  assert.match(text, /^add_header Content-Security-Policy "default-src 'none'" always;$/m);
  assert.match(text, /^add_header Cache-Control "no-cache" always;$/m);
  assert.match(text, /^location \/ \{ try_files/m);
  const locations = text.match(/^location [^{]*\{\n[^}]*\}/gm) ?? [];
  assert.equal(locations.length, 1);
  assert.match(locations[0] ?? "", /^location \^~ "\/assets\/" \{/);
  assert.match(locations[0] ?? "", /add_header Content-Security-Policy "default-src 'none'" always;/);
  assert.match(locations[0] ?? "", /add_header Cache-Control "public, max-age=31536000, immutable" always;/);
});

test("nginx's redirects keep the query and the server's headers, and name no host", () => {
  const text = FILES.get("nginx.conf") ?? "";
  assert.match(text, /^absolute_redirect off;$/m);
  const redirects = text.split("\n").filter((line) => line.includes("return 301"));
  assert.deepEqual(redirects, [
    'location = "/old.page/" { return 301 "/concepts/$is_args$args#a%24b"; }',
    'location = "/old.page" { return 301 "/concepts/$is_args$args#a%24b"; }',
    'location = "/concepts" { return 301 "/concepts/$is_args$args"; }',
  ]);
});

test("nginx redirects links to a page's file, or with punctuation at their end, to the page", () => {
  const rewrites = [...(FILES.get("nginx.conf") ?? "").matchAll(/^rewrite "(.+)" "(.+)" permanent;$/gm)];
  const rewritten = (path: string) => {
    const rule = rewrites.find(([, pattern = ""]) => new RegExp(pattern).test(path));
    return rule && path.replace(new RegExp(rule[1] ?? ""), rule[2] ?? "");
  };
  const cases = [
    ["/index.html", "/"],
    ["/concepts/output/index.html", "/concepts/output/"],
    ["/concepts/output).", "/concepts/output/"],
    ["/concepts/output/),", "/concepts/output/"],
    ["/)", "/"],
    ["/concepts/output/", undefined],
    ["/assets/a.js", undefined],
  ] as const;
  for (const [path, expected] of cases) assert.equal(rewritten(path), expected, path);
});

test("only the files of a feature's folder have its looser policy", () => {
  const rules = headerRules({
    policy: "default-src 'none'",
    entries: ["404.html", "index.html", "playground/", "playground-files/"],
    urls: ["/playground/"],
    folderHeaders: new Map([["playground-files", FRAME_HEADERS]]),
  });
  const policyOf = (path: string) => headersFor(path, rules)["Content-Security-Policy"] ?? "";
  for (const path of ["/", "/404.html", "/playground/"]) {
    assert.equal(policyOf(path), "default-src 'none'", path);
    assert.equal(headersFor(path, rules)["X-Frame-Options"], "DENY", path);
  }
  assert.match(
    policyOf("/playground-files/compiler/"),
    /'unsafe-eval'.*frame-ancestors 'self'; sandbox allow-scripts$/,
  );
  assert.doesNotMatch(policyOf("/playground-files/compiler/"), /https?:|allow-same-origin/);
  // Hosts that combine rules send both policies where two rules match, and the stricter one wins.
  const matching = rules.filter(({ path, headers }) => path === "/*" && "Content-Security-Policy" in headers);
  assert.deepEqual(matching, []);
});

test("GitHub Pages keeps files that begin with an underscore", () => {
  assert.equal(FILES.get(".nojekyll"), "");
});
