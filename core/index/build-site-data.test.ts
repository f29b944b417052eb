import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, withTitle } from "../../test/source-page-of.ts";
import { readNavigation } from "../config/navigation.ts";
import { readSiteConfig } from "../config/site-config.ts";
import { buildSiteData } from "./build-site-data.ts";

test("the header also lists sections that navigation.json doesn't name, up to a limit", async () => {
  const files = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`${name}/index.md`, withTitle("", name)]));
  const navigation = await readNavigation();
  const config = await readSiteConfig();
  const sectionsOf = (names: readonly string[]) =>
    buildSiteData(siteOf(files(names)).index, navigation, config).sections.map(({ title }) => title);
  assert.deepEqual(sectionsOf(["more", "guides", "concepts"]), ["concepts", "guides", "more"]);
  const hundreds = Array.from({ length: 300 }, (_, number) => `section-${number}`);
  assert.equal(sectionsOf(["concepts", ...hundreds]).length, 12);
});

test("links the same page in other languages; the language of this tree is on this host", async () => {
  const navigation = {
    ...(await readNavigation()),
    languages: [
      { title: "English", lang: "en", host: "" },
      { title: "中文", lang: "zh", host: "https://zh.example" },
    ],
  };
  const config = await readSiteConfig();
  const hosts = buildSiteData(siteOf({ "index.md": withTitle("", "Home") }).index, navigation, config).languages.map(
    ({ host }) => host,
  );
  assert.deepEqual(hosts, ["", "https://zh.example"]);
});
