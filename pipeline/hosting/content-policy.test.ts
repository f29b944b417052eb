import assert from "node:assert/strict";
import { test } from "node:test";
import { contentPolicy, headerPolicy, metaPolicy } from "./content-policy.ts";

const DIRECTIVES = contentPolicy({
  inlineScript: "alert(1)",
  chatScript: "https://chat.example/widget.js",
  chatUrl: "https://rooms.example/webpack",
  search: { appId: "", host: "" },
});

test("the policy lets the one inline script run by its hash, and nothing inline or evaluated besides", () => {
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

test("in a document it says the same but for what only a header may say", () => {
  const left = headerPolicy(DIRECTIVES).replace("frame-ancestors 'none'; ", "");
  assert.equal(metaPolicy(DIRECTIVES), left);
});
