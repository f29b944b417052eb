import assert from "node:assert/strict";
import { test } from "node:test";
import type { SiteData } from "#model/site-data.ts";
import { NO_MODULES } from "#model/site-modules.ts";
import { NO_CACHE } from "../cache/step-cache.ts";
import { loadRenderer } from "./load-renderer.ts";

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
  loadRenderer({ mode: "development", siteData: SITE_DATA, modules: NO_MODULES, cache });

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
  for (const file of ["site/search/dialog/search-panel.module.css", "site/navigation/watch-edits.css"])
    assert.ok(!styleSheets.includes(file), file);
});
