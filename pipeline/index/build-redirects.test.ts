import assert from "node:assert/strict";
import { test } from "node:test";
import { buildRedirects } from "./build-redirects.ts";

test("an old address leads to its target, or to the nearest page above a target that does not exist", () => {
  const pages = new Map(["/", "/api/", "/api/cli/", "/concepts/mode/"].map((url) => [url, true]));
  const redirects = buildRedirects(
    [
      { from: "/old/", to: "/api/cli/#init" },
      { from: "/older/", to: "/api/template/#x" },
      { from: "/gone/", to: "/migrate/3/" },
      { from: "/concepts/mode/", to: "/configuration/mode/" },
    ],
    pages,
  );
  assert.deepEqual(
    [...redirects],
    [
      ["/old/", "/api/cli/#init"],
      ["/older/", "/api/"],
      ["/gone/", "/"],
    ],
  );
});
