import assert from "node:assert/strict";
import { test } from "node:test";
import { buildRedirects } from "./build-redirects.ts";

test("old URLs and short plugin names lead to the pages that replace them", () => {
  const pages = new Map(["/", "/plugins/dll-plugin/"].map((url) => [url, true]));
  assert.deepEqual(
    [...buildRedirects([{ from: "/old/", to: "/api/cli/#init" }], pages)],
    [
      ["/old/", "/api/cli/#init"],
      ["/plugins/dll/", "/plugins/dll-plugin/"],
    ],
  );
});
