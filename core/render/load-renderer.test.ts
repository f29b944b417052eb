import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { SiteData } from "#model/site-data.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { NO_CACHE, openCache } from "../cache/step-cache.ts";
import { loadRenderer } from "./load-renderer.ts";

const SUPPORTERS = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };

const SITE_DATA: SiteData = {
  name: "Test",
  navigation: [],
  sections: [],
  social: [],
  versions: [],
  languages: [],
  footer: [],
  legal: [],
  services: {
    avatars: "",
    badges: "",
    chatScript: "",
    chatRoom: "",
    chatUrl: "",
    analyticsId: "",
    analyticsHost: "",
    search: { appId: "", apiKey: "", indexName: "", host: "" },
  },
};

const load = (cache = NO_CACHE) =>
  loadRenderer({ mode: "development", siteData: SITE_DATA, supporters: SUPPORTERS, cache });

test("knows the style sheets of everything that the build renders, and no others", () => {
  const { styleSheets } = load();
  assert.equal(styleSheets[0], "site/styles/tokens.css");
  for (const file of [
    "site/shell/header/header.module.css",
    "site/article/breadcrumb/breadcrumb.module.css",
    "site/prose/code.css",
    "site/components/flag-table/flag-table.module.css",
    "site/screens/offline/offline-screen.module.css",
  ])
    assert.ok(styleSheets.includes(file), file);
  for (const file of ["site/search/dialog/search-dialog.module.css", "site/navigation/watch-edits.css"])
    assert.ok(!styleSheets.includes(file), file);
});

test("frees the old renderer when it's loaded again", () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const cache = openCache(temporaryFolder());
  const megabytesAfter = (loads: number) => {
    for (let count = 0; count < loads; count++) {
      const { renderOther } = load(cache);
      const head = { app: "", scripts: [], styles: [], fonts: [], policy: "" };
      assert.match(renderOther("not-found", head), /Page not found/);
    }
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = megabytesAfter(3);
  const growth = megabytesAfter(30) - before;
  // Modules that stay cost 0.8 MB a time, 25 MB for these thirty.
  assert.ok(growth < 5, `${growth.toFixed(1)} MB after 30 loads`);
});
