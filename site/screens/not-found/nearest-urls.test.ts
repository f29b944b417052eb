import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestUrls } from "./nearest-urls.ts";

const URLS = [
  "/",
  "/concepts/",
  "/concepts/output/",
  "/concepts/module-federation/",
  "/guides/getting-started/",
  "/configuration/output/",
  "/configuration/node/",
  "/errors/node/",
  "/plugins/module-concatenation-plugin/",
  "/vote/",
];

test("suggests similar URLs for an unknown one", () => {
  const cases: [string, string | undefined][] = [
    ["/concept/output/", "/concepts/output/"],
    ["/guides/getting-startd", "/guides/getting-started/"],
    ["/concepts/Module_Federation.html", "/concepts/module-federation/"],
    ["/module-federation/", "/concepts/module-federation/"],
    ["/federation/", "/concepts/module-federation/"],
    ["/node/", "/errors/node/"],
    ["/vot/", "/vote/"],
    ["/guides/getting-started-quickly/", "/guides/getting-started/"],
    ["/zzzzzz/qqqq/", undefined],
    ["/nope/", undefined],
    ["/nothing/", undefined],
    ["/code/", undefined],
    ["/admin/login/", undefined],
    ["/wp-content/plugins/", undefined],
    ["/", undefined],
  ];
  assert.deepEqual(nearestUrls("/guides/module-federation-errors/", URLS), ["/concepts/module-federation/"]);
  for (const [asked, expected] of cases) assert.equal(nearestUrls(asked, URLS)[0], expected, asked);
});
