import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Ajv } from "ajv";
import webpack, { type Configuration } from "webpack";
import { NO_CACHE } from "../../core/cache/step-cache.ts";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { option, referenceOf } from "../../test/reference-of.ts";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { siteOf, withFacts, withTitle } from "../../test/source-page-of.ts";
import { REFERENCE } from "../reference/fact.ts";
import { referenceFiles } from "./reference-files.ts";

const REMOVED = {
  options: {
    "output.jsonpFunction": "5.0.0",
    "node.process": "5.0.0",
    serve: "5.0.0",
    "a.b": "5.9.0",
    "resolveLoader.old": "5.0.0",
  },
  hooks: { "Compilation old": "5.1.0" },
};
const MIGRATION = withTitle(
  "## Options\n\n| Old |\n| --- |\n| `node.process: true` |\n| `serve` |\n| `resolve.old` |\n| `output.jsonpFunction` |\n| `compilation.hooks.old` |\n\n## Later\n\n`serve`\n",
  "To webpack 5",
);
const PAGE = withTitle(
  '## output.path\n\n<a id="old"></a>\n\nThe folder of `output`. It has to be absolute.\n\n## mode\n\n> A quote.\n',
);

/** By path. */
function filesOf(): Map<string, Record<string, unknown>> {
  const row = '\n\n## Removed\n\n| Old |\n| --- |\n| <a id="outputjsonpfunction"></a>`output.jsonpFunction` |\n';
  const serve = "\n\n## serve\n";
  const { sources } = siteOf({ "configuration/output.md": PAGE + row + serve, "migrate/5.md": MIGRATION });
  const defaults = [{ value: '"dist"', when: "in production" }];
  const reference = referenceOf([option("output.path", { type: "string", defaults }), option("mode"), option("bail")]);
  const index = { ...reference, reference: { ...reference.reference, removed: REMOVED } };
  const files = referenceFiles(
    withFacts(buildSiteIndex(sources, []), (facts) => REFERENCE.set(facts, index)),
    SITE_CONFIG,
    NO_CACHE,
  );
  return new Map([...files].map(([path, make]) => [path, JSON.parse(make())]));
}

const REMOVED_ENTRIES = [
  ["output.jsonpFunction", "5.0.0", "https://site.example/configuration/output/#outputjsonpfunction"],
  ["node.process", "5.0.0", "https://site.example/migrate/5/#options"],
  ["serve", "5.0.0", "https://site.example/migrate/5/#options"],
  ["a.b", "5.9.0"],
  ["resolveLoader.old", "5.0.0", "https://site.example/migrate/5/#options"],
].map(([name, removed, url]) => ({ category: "options", name, removed, ...(url !== undefined && { url }) }));
const REMOVED_HOOK = {
  category: "hooks",
  owner: "Compilation",
  name: "old",
  removed: "5.1.0",
  url: "https://site.example/migrate/5/#options",
};

suite("the reference as data", () => {
  const files = filesOf();
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const [schemaPath = "", schema = {}] = [...files].find(([path]) => path.startsWith("schema/")) ?? [];

  test("lists each entry with its facts, its URL and a sentence", () => {
    const entries = files.get("reference.json")?.["entries"];
    assert.deepEqual(entries, [
      {
        category: "options",
        name: "output.path",
        type: "string",
        defaults: [{ value: '"dist"', when: "in production" }],
        url: "https://site.example/configuration/output/#outputpath",
        summary: "The folder of output.",
      },
      { category: "options", name: "mode", type: "string", url: "https://site.example/configuration/output/#mode" },
      { category: "options", name: "bail", type: "string" },
      ...REMOVED_ENTRIES,
      REMOVED_HOOK,
    ]);
  });

  test("matches the schema beside it", () => {
    const matches = ajv.compile(files.get("reference.schema.json") ?? {});
    const reference = files.get("reference.json");
    assert.equal(matches(reference), true, ajv.errorsText(matches.errors));
    assert.equal(matches({ ...reference, entries: [{ name: "no category" }] }), false);
  });

  test("the schema of configurations is named by webpack's version", () => {
    const [major, minor] = webpack.version.split(".");
    assert.equal(schemaPath, `schema/${major}.${minor}.json`);
    assert.match(
      JSON.stringify(schema),
      /The folder of output\.\\n\\nhttps:\/\/site\.example\/configuration\/output\//,
    );
    assert.doesNotMatch(JSON.stringify(schema), /"(?:tsType|instanceof|absolutePath|undefinedAsNull)":/);
  });

  test("the URL of an earlier schema leads to the newest", () => {
    assert.deepEqual(files.get("schema/5.112.json"), {
      $schema: "http://json-schema.org/draft-07/schema#",
      $ref: `https://site.example/${schemaPath}`,
    });
  });

  test("that schema accepts and rejects the same configurations as webpack", () => {
    const matches = ajv.compile(schema);
    const accepted = CONFIGURATIONS.map((configuration) => {
      const isAccepted = isAcceptedByWebpack(configuration);
      assert.equal(matches(configuration), isAccepted, JSON.stringify(configuration));
      return isAccepted;
    });
    assert.ok(accepted.includes(true) && accepted.includes(false));
  });
});

const CONFIGURATIONS: object[] = [
  {},
  { mode: "development" },
  { mode: "fast" },
  { output: { path: "dist" } },
  { output: { path: "/dist", filename: "[name].[contenthash].js" } },
  { output: { path: "/dist!x" } },
  { output: { filename: "/main.js" } },
  { entry: "./src/index.js" },
  { entry: { main: { import: ["./a.js"], dependOn: "b" }, b: "./b.js" } },
  { entry: [] },
  { module: { rules: [{ test: "/src", use: ["a-loader"] }] } },
  { module: { rules: [{ test: "src", use: 3 }] } },
  { optimization: { splitChunks: { chunks: "all", cacheGroups: { vendors: { test: "node_modules" } } } } },
  { optimization: { splitChunks: { chunks: "some" } } },
  { plugins: [{}] },
  { plugins: [null, false] },
  { externals: { jquery: "jQuery" }, target: ["web", "es2022"], devtool: "source-map" },
  { cache: { type: "filesystem", compression: "gzip" } },
  { cache: { type: "disk" } },
  { unknown: true },
  [{ name: "a" }, { name: "b", dependencies: ["a"] }],
];

function isAcceptedByWebpack(configuration: Configuration | Configuration[]): boolean {
  try {
    webpack.validate(configuration);
    return true;
  } catch {
    return false;
  }
}
