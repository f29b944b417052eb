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

test("the policy allows the one inline script by its hash, and no other inline or evaluated code", () => {
  const policy = headerPolicy(DIRECTIVES);
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  assert.match(
    policy,
    /script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF\+pI=' https:\/\/chat\.example\/widget\.js;/,
  );
  assert.doesNotMatch(policy, /unsafe/);
  assert.match(policy, /^default-src 'none';/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /require-trusted-types-for 'script'/);
});

test("every directive is as strict as it can be", () => {
  assert.deepEqual(DIRECTIVES, [
    "default-src 'none'",
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
  const left = headerPolicy(DIRECTIVES).replace("frame-ancestors 'none'; ", "");
  assert.equal(metaPolicy(DIRECTIVES), left);
});

test("the policy names the analytics service only if the site has an id for it", () => {
  const without = headerPolicy(DIRECTIVES);
  assert.doesNotMatch(without, /google|goog#/);
  assert.match(without, /connect-src 'self';/);
  assert.match(without, /trusted-types webpack site$/);

  const google = headerPolicy(contentPolicy({ ...SOURCES, analyticsId: "G-1" }));
  assert.match(google, /script-src [^;]* https:\/\/www\.googletagmanager\.com;/);
  assert.match(google, /connect-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/\*\.google-analytics\.com /);
  assert.match(google, /trusted-types webpack site goog#html$/);
});

test("a self-hosted tag server replaces the analytics service in the policy", () => {
  const own = headerPolicy(
    contentPolicy({ ...SOURCES, analyticsId: "G-1", analyticsHost: "https://numbers.example/tag" }),
  );
  assert.match(own, /script-src [^;]* https:\/\/numbers\.example;/);
  assert.match(own, /connect-src 'self' https:\/\/numbers\.example;/);
  assert.doesNotMatch(own, /google/);
});
