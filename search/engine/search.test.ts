import assert from "node:assert/strict";
import { test } from "node:test";
import type { SearchRecord } from "../model/search-index.ts";
import { stemSynonyms } from "../model/synonyms.ts";
import { engineOf, pageOf, recordOf } from "./engine-of.ts";
import { groupHits } from "./group-hits.ts";
import { search } from "./search.ts";

type Section = Partial<SearchRecord> & { title: string };
type TestPage = { url: string; title: string; keywords?: string[]; package?: "current" | "deprecated" };

/** A page and its sections; the id of a section is its title's letters. */
const SITE: [TestPage, ...Section[]][] = [
  [
    { url: "/configuration/optimization/", title: "Optimization", keywords: ["splitChunks", "tree shaking"] },
    {
      title: "optimization.splitChunks",
      level: 2,
      names: ["optimization.splitChunks"],
      text: "Moves modules into chunks.",
    },
    {
      title: "optimization.splitChunks.minSize",
      level: 3,
      names: ["optimization.splitChunks.minSize"],
      text: "Smaller chunks are not made.",
    },
  ],
  [
    { url: "/configuration/watch/", title: "Watch" },
    { title: "watch", level: 2, names: ["watch", "--watch"], text: "Builds again when a file changes." },
    {
      title: "Not enough watchers",
      level: 3,
      text: "The system limits them.",
      messages: ["ENOSPC: no space left on device"],
    },
  ],
  [
    { url: "/configuration/stats/", title: "Stats" },
    { title: "stats.assetFilename", level: 2, names: ["stats.assetFilename"], text: "Names." },
  ],
  [
    { url: "/configuration/output/", title: "Output" },
    { title: "output.assetFilename", level: 2, names: ["output.assetFilename"], text: "Names." },
    { title: "output.filename", level: 2, names: ["output.filename", "--output-filename"], text: "Names of files." },
    {
      title: "Template strings",
      level: 3,
      listed: ["[contenthash]", "[name]"],
      text: "Placeholders in names of files.",
    },
  ],
  [
    { url: "/guides/caching/", title: "Caching", keywords: ["contenthash"] },
    { title: "Measure", level: 2, text: "How much of the cache is used after an edit." },
  ],
  [
    { url: "/guides/tree-shaking/", title: "Tree Shaking" },
    { title: "Where to begin", level: 2, text: "Unused exports are left out of the bundle." },
  ],
  [{ url: "/concepts/hot-module-replacement/", title: "Hot Module Replacement" }],
  [
    { url: "/plugins/define-plugin/", title: "DefinePlugin" },
    { title: "DefinePlugin(definitions)", level: 2, names: ["DefinePlugin"] },
  ],
  [
    { url: "/plugins/copy-webpack-plugin/", title: "CopyWebpackPlugin", package: "current" },
    { title: "Caching", level: 2, text: "It caches." },
  ],
  [
    { url: "/api/compiler-hooks/", title: "Compiler Hooks" },
    { title: "make", level: 2, names: ["Compiler.hooks.make"], text: "Before modules are built." },
  ],
  [
    { url: "/concepts/module-resolution/", title: "Module Resolution" },
    {
      title: "Module not found",
      level: 2,
      text: "The path is wrong, or the package is not installed.",
      messages: ["Module not found: Error: Can't resolve './fromat.js' in '/project/src'"],
    },
  ],
];

const engine = engineOf({
  pages: SITE.map(([page]) => pageOf(page)),
  records: SITE.flatMap(([{ title }, ...sections], page) => [
    recordOf({ page, title }),
    ...sections.map((section) => recordOf({ page, id: section.title.replace(/\W/g, ""), ...section })),
  ]),
  synonyms: stemSynonyms([{ words: ["hmr"], means: ["hot module replacement"] }]),
});

function urlsFor(query: string): string[] {
  return groupHits(engine, search(engine, query)).flatMap(({ results }) => results.map(({ url }) => url));
}

test("ranks the requested page or section first", () => {
  const table = [
    // Names, whole and in parts, with and without their signs.
    ["optimization.splitChunks", "/configuration/optimization/#optimizationsplitChunks"],
    ["splitChunks", "/configuration/optimization/#optimizationsplitChunks"],
    ["splitchunk", "/configuration/optimization/#optimizationsplitChunks"],
    ["minSize", "/configuration/optimization/#optimizationsplitChunksminSize"],
    ["--watch", "/configuration/watch/#watch"],
    ["--output-filename", "/configuration/output/#outputfilename"],
    ["[contenthash]", "/configuration/output/#Templatestrings"],
    ["compiler.hooks.make", "/api/compiler-hooks/#make"],
    ["make hook", "/api/compiler-hooks/#make"],
    ["DefinePlugin", "/plugins/define-plugin/"],
    ["define plugin", "/plugins/define-plugin/"],
    ["copy plugin", "/plugins/copy-webpack-plugin/"],
    // What stats only shows is named after what is meant.
    ["assetFilename", "/configuration/output/#outputassetFilename"],
    // Pages before their parts, and before what a package calls the same.
    ["caching", "/guides/caching/"],
    ["output", "/configuration/output/"],
    // Other words, typos, other forms.
    ["hmr", "/concepts/hot-module-replacement/"],
    ["tree shakin", "/guides/tree-shaking/"],
    ["tre shaking", "/guides/tree-shaking/"],
    ["treeshaking unused", "/guides/tree-shaking/"],
    ["how to shake trees", "/guides/tree-shaking/"],
    ["unused export", "/guides/tree-shaking/#Wheretobegin"],
    // Messages, with what differs from reader to reader.
    [
      "Module not found: Error: Can't resolve './x/Button' in '/home/me/src'",
      "/concepts/module-resolution/#Modulenotfound",
    ],
    ["Error: ENOSPC: no space left on device, watch '/home/me'", "/configuration/watch/#Notenoughwatchers"],
  ] as const;
  for (const [query, url] of table) assert.equal(urlsFor(query)[0], url, query);
});

test("every beginning of a name leads to it", () => {
  for (const query of ["spl", "split", "splitCh", "optimization.spl", "defineP"]) {
    const [first = ""] = urlsFor(query);
    assert.match(first, /splitChunks|define-plugin/, query);
  }
});

test("answers every query", () => {
  for (const query of ["outputzzzzz", "watchxyz", "defqqq", "tree qqqqq"])
    assert.notEqual(urlsFor(query).length, 0, query);
});

test("accepts queries without words", () => {
  for (const query of ["", " ", "?", "[", "\\", "(((", "🙂", "__proto__", "constructor", "a".repeat(500)])
    assert.ok(Array.isArray(urlsFor(query)), query);
});

test("results are grouped by page, with the way to each and what was looked for marked", () => {
  const [group] = groupHits(engine, search(engine, "minSize"));
  assert.equal(group?.title, "Optimization");
  const [result] = group?.results ?? [];
  assert.deepEqual(result?.path, ["optimization.splitChunks"]);
  assert.deepEqual(result?.title, [
    { text: "optimization.splitChunks.", marked: false },
    { text: "minSize", marked: true },
  ]);
});

test("synonyms hold for what a query with typos was meant to say", () => {
  const engine = engineOf({
    pages: [pageOf({ title: "Devtool", description: "Where source and map meet." })],
    records: [recordOf({ title: "Devtool", text: "It makes a map of the source." })],
    synonyms: stemSynonyms([{ words: ["source map"], means: ["devtool"] }]),
  });
  const scoreOf = (query: string) => search(engine, query).hits[0]?.score ?? 0;
  assert.ok(scoreOf("souce map ") > scoreOf("sourc wap "));
});

test("a function is found by its name without its parameters", () => {
  const engine = engineOf({
    pages: [pageOf({ url: "/api/server/" })],
    records: [
      recordOf({ title: "Server", text: "getFreePort is one of its methods." }),
      recordOf({ id: "port", level: 2, title: "getFreePort(port, host)" }),
    ],
  });
  assert.equal(groupHits(engine, search(engine, "getFreePort"))[0]?.results[0]?.url, "/api/server/#port");
});
