import assert from "node:assert/strict";
import { test } from "node:test";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { siteOf, withFacts } from "../../test/source-page-of.ts";
import { buildOldIds } from "./build-old-ids.ts";
import { checkOldUrls } from "./check-old-urls.ts";
import { checkPublishedIds } from "./check-published-ids.ts";
import { OLD_IDS } from "./fact.ts";
import type { OldIds } from "./old-ids.ts";

const { index: pages } = siteOf({
  "concepts/output.md": "---\ntitle: Output\n---\n## Usage\n",
  "concepts/loaders.md": "---\ntitle: Loaders\n---\n## Order\n",
});
const indexWith = (changes: { redirects?: SiteIndex["redirects"]; oldIds: OldIds }): SiteIndex => ({
  ...withFacts(pages, (facts) => OLD_IDS.set(facts, buildOldIds(changes.oldIds))),
  ...(changes.redirects && { redirects: changes.redirects }),
});
const INDEX = indexWith({
  redirects: new Map([
    ["/old/", "/concepts/output/"],
    ["/older/", "/concepts/output/#usage"],
  ]),
  oldIds: {
    "/concepts/output/": { advanced: "usage", chain: "/concepts/loaders/#order", all: "/concepts/loaders/" },
  },
});
const messages = (published: Record<string, string[]>, index = INDEX) =>
  checkPublishedIds(new Map(Object.entries(published)), index).map(({ message }) => message);

test("accepts published ids that are headings, old ids or on redirected pages", () => {
  const published = {
    "/concepts/output/": ["usage", "advanced", "chain", "all"],
    "/old/": ["usage", "advanced", "chain"],
    "/older/": ["anything"],
  };
  assert.deepEqual(messages(published), []);
});

test("reports a published page or id that has disappeared", () => {
  assert.deepEqual(messages({ "/concepts/output/": ["hashes"], "/old/": ["hashes"], "/gone/": ["a"] }), [
    "/concepts/output/#hashes was published and leads nowhere.",
    "/old/#hashes was published and leads nowhere.",
    "/gone/ was published and leads nowhere.",
  ]);
});

test("reports an old id whose section doesn't exist", () => {
  const index = indexWith({ oldIds: { "/concepts/output/": { advanced: "usag" } } });
  assert.deepEqual(messages({ "/concepts/output/": ["advanced"] }, index), [
    "/concepts/output/#advanced was published and leads nowhere.",
  ]);
  assert.deepEqual(
    checkOldUrls({ index }).map(({ message }) => message),
    ["/concepts/output/#advanced leads to /concepts/output/#usag: that page has no such section. Did you mean #usage?"],
  );
});

test("reports redirects and old ids with unknown pages, and ids that are in use", () => {
  const index = indexWith({
    redirects: new Map([
      ["/old/", "/gone/"],
      ["/concepts/loaders/", "/concepts/output/"],
    ]),
    oldIds: { "/gone/": { a: "b" }, "/concepts/output/": { usage: "/concepts/loaders/" } },
  });
  assert.deepEqual(
    checkOldUrls({ index }).map(({ message }) => message),
    [
      "/old/ leads to /gone/: there is no such page.",
      "/concepts/loaders/ is a page. Remove this redirect.",
      "There is no page /gone/.",
      "/concepts/output/ has the id usage itself. Remove this line.",
    ],
  );
});
