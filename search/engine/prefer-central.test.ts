import assert from "node:assert/strict";
import { test } from "node:test";
import type { SearchPage, SearchRecord } from "../model/search-index.ts";
import { engineOf, pageOf, recordOf } from "./engine-of.ts";
import { search } from "./search.ts";

type Section = Partial<SearchRecord> & { title: string };
type TestPage = Partial<SearchPage> & { url: string; title: string; links?: number; sections?: Section[] };

/** Returns a function from a query to the URL of its best answer. */
function searchIn(pages: readonly TestPage[]): (query: string) => string | undefined {
  const records = pages.flatMap(({ title, links = 0, sections = [] }, page) => [
    recordOf({ page, title, links }),
    ...sections.map((section) => recordOf({ page, level: 2, id: section.title, ...section })),
  ]);
  const engine = engineOf({ pages: pages.map(({ links, sections, ...page }) => pageOf(page)), records });
  return (query) => {
    const record = records[search(engine, query).hits[0]?.record ?? -1];
    return record && `${pages[record.page]?.url}${record.id === "" ? "" : `#${record.id}`}`;
  };
}

test("of two sections that say the same, the one that pages link to comes first", () => {
  const text = "Placeholders are replaced.";
  for (const central of ["/configuration/a/", "/configuration/b/"]) {
    const pages = ["/configuration/a/", "/configuration/b/"].map((url) => ({
      url,
      title: "Names",
      sections: [{ title: "Placeholders", text, links: url === central ? 6 : 0 }],
    }));
    assert.equal(searchIn(pages)("placeholders replaced"), `${central}#Placeholders`);
  }
});

test("a single word is looked for on a page about it, before a section that its title has too", () => {
  const find = searchIn([
    {
      url: "/configuration/logging/",
      title: "Logging",
      sections: [{ title: "logging.debug", names: ["logging.debug"] }],
    },
    { url: "/configuration/debugging/", title: "Debugging webpack", keywords: ["debug"] },
  ]);
  assert.equal(find("debug"), "/configuration/debugging/");
});

test("a piece of code in a table is not the name of its section", () => {
  const find = searchIn([
    { url: "/configuration/node/", title: "Node", sections: [{ title: "In ES modules", listed: ['target: "node"'] }] },
    { url: "/configuration/target/", title: "Target", links: 8, keywords: ["node"] },
  ]);
  assert.equal(find("target node"), "/configuration/target/");
});

test("words that say nothing make no difference to a name", () => {
  const find = searchIn([
    { url: "/migrate/", title: "Upgrade", links: 3 },
    { url: "/migrate/5/", title: "Migrate from webpack 4 to 5", keywords: ["upgrade webpack 4"] },
  ]);
  assert.equal(find("upgrade from webpack 4"), "/migrate/5/");
});

test("a pasted message is found whatever names it quotes", () => {
  const messageOf = (name: string) => `export '${name}' (imported as '${name}') was not found in './${name}.js'`;
  const find = searchIn([
    {
      url: "/errors/linking/",
      title: "Linking",
      sections: [{ title: "No such name", messages: [messageOf("price")] }],
    },
    {
      url: "/loaders/val-loader/",
      title: "val-loader",
      sections: [{ title: "items", text: "forEach of items in data" }],
    },
  ]);
  assert.equal(
    find("export 'items'.'forEach' (imported as 'items') was not found in './data.json'"),
    "/errors/linking/#No such name",
  );
});
