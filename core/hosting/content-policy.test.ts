import assert from "node:assert/strict";
import { test } from "node:test";
import { contentPolicy, headerPolicy, metaPolicy } from "./content-policy.ts";

const SOURCES = {
  inlineScript: "alert(1)",
  chatScript: "https://chat.example/widget.js",
  chatUrl: "https://rooms.example/webpack",
  search: { appId: "", host: "" },
  analyticsId: "",
  analyticsHost: "https://www.googletagmanager.com",
};
const DIRECTIVES = contentPolicy(SOURCES);

test("every directive is as strict as possible, and allows no analytics or search service without ids", () => {
  assert.deepEqual(DIRECTIVES, [
    "default-src 'none'",
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' https://chat.example/widget.js",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https://rooms.example",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types webpack site",
  ]);
});

test("a document's policy leaves out directives that only work in a header", () => {
  const header = headerPolicy(DIRECTIVES);
  assert.match(header, /^default-src 'none'; script-src /);
  assert.equal(metaPolicy(DIRECTIVES), header.replace("frame-ancestors 'none'; ", ""));
});

test("the policy allows the analytics service of a site with an id, or the site's own tag server", () => {
  const google = headerPolicy(contentPolicy({ ...SOURCES, analyticsId: "G-1" }));
  assert.match(google, /script-src [^;]* https:\/\/www\.googletagmanager\.com;/);
  assert.match(google, /connect-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/\*\.google-analytics\.com /);
  assert.match(google, /trusted-types webpack site goog#html$/);

  const analyticsHost = "https://numbers.example/tag";
  const own = headerPolicy(contentPolicy({ ...SOURCES, analyticsId: "G-1", analyticsHost }));
  assert.match(own, /script-src [^;]* https:\/\/numbers\.example;/);
  assert.match(own, /connect-src 'self' https:\/\/numbers\.example;/);
  assert.doesNotMatch(own, /google/);
});
