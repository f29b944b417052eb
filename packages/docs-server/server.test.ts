import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, suite, test } from "node:test";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { packIndex } from "../../search/model/pack-index.ts";
import type { SearchRecord } from "../../search/model/search-index.ts";

const EMPTY = { links: 0, names: [], listed: [], code: [], messages: [], questions: [] };

const RECORDS: SearchRecord[] = [
  { ...EMPTY, page: 0, id: "", level: 1, title: "Caching", text: "File names with a hash of the content." },
  { ...EMPTY, page: 0, id: "headers", level: 2, title: "Headers", text: "How long browsers keep a file." },
  { ...EMPTY, page: 0, id: "others", level: 2, title: "Others", text: "" },
  { ...EMPTY, page: 0, id: "long", level: 2, title: "Long section", text: "" },
  { ...EMPTY, page: 1, id: "", level: 1, title: "Resolving", text: "Errors about imports." },
  {
    ...EMPTY,
    page: 1,
    id: "not-found",
    level: 2,
    title: "Module not found",
    text: "A file or package that your code imports is missing.",
    messages: ["Module not found: Error: Can't resolve './a.js'"],
  },
];

const FILES = {
  "search/index.json": packIndex({
    pages: [
      { url: "/guides/caching/", title: "Caching", keywords: [], description: "" },
      { url: "/errors/resolving/", title: "Resolving", keywords: [], description: "" },
    ],
    records: RECORDS,
    synonyms: [],
    suggestions: [],
  }),
  "reference.json": JSON.stringify({
    entries: [
      {
        category: "options",
        name: "output.clean",
        type: "boolean",
        defaults: [{ value: "false" }],
        flag: "--output-clean",
        url: "https://webpack.js.org/configuration/output/#outputclean",
        summary: "Deletes old files.",
      },
      { category: "options", name: "output.jsonpFunction", removed: "5.0.0" },
      { category: "hooks", owner: "Compiler", name: "emit", type: "AsyncSeriesHook (compilation)" },
    ],
  }),
  "guides/caching/index.md": `# Caching\n\nText.\n\n## Headers\n\nOf a file.\n\n## Others\n\nMore.\n\n## Long section\n\nA paragraph.\n\n${"const code = 1;\n".repeat(100)}`,
  "errors/resolving/index.md": "# Resolving\n",
};

suite("the documentation server", () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-server-"));
  const client = new Client({ name: "test", version: "1.0.0" });

  before(async () => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const args = [join(import.meta.dirname, "server.ts"), folder];
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  });

  after(async () => {
    await client.close();
    rmSync(folder, { recursive: true });
  });

  async function ask(name: string, input: Record<string, string>): Promise<string> {
    const { content } = await client.callTool({ name, arguments: input });
    const [first] = content;
    return first?.type === "text" ? first.text : "";
  }

  test("offers five tools", async () => {
    const { tools } = await client.listTools();
    assert.deepEqual(tools.map(({ name }) => name).sort(), ["error", "hook", "option", "page", "search"]);
  });

  test("finds sections, each with its URL", async () => {
    assert.match(
      await ask("search", { query: "headers" }),
      /^Caching: Headers\nhttps:\S+\/guides\/caching\/#headers\nOf a file\.$/,
    );
    // The other words are only in the text, which the site's own index doesn't have.
    assert.match(await ask("search", { query: "more" }), /^Caching: Others\n/);
    assert.match(await ask("search", { query: "qqqqxz" }), /^Nothing was found/);
  });

  test("returns a page or one section as Markdown", async () => {
    const url = "https://webpack.js.org/guides/caching/";
    assert.equal(await ask("page", { url }), `${FILES["guides/caching/index.md"]}\n\nSource: ${url}`);
    assert.equal(
      await ask("page", { url: "/guides/caching/#headers" }),
      `## Headers\n\nOf a file.\n\n\nSource: ${url}#headers`,
    );
    assert.match(await ask("page", { url: "/../../etc/passwd" }), /^There is no page/);
  });

  test("knows options by their full or last name, and hooks", async () => {
    const clean =
      "output.clean\nDeletes old files.\nType: boolean · Default: false · CLI: --output-clean\n" +
      "https://webpack.js.org/configuration/output/#outputclean";
    assert.equal(await ask("option", { name: "output.clean" }), clean);
    assert.equal(await ask("option", { name: "clean" }), clean);
    assert.match(await ask("option", { name: "output.jsonpFunction" }), /Removed in webpack 5\.0\.0/);
    assert.match(await ask("option", { name: "emit" }), /^webpack has nothing named 'emit'/);
    assert.match(
      await ask("option", { name: "headers" }),
      /^webpack has nothing named 'headers'.*\n\nCaching: Headers/,
    );
    assert.equal(await ask("hook", { name: "Compiler.emit" }), "Compiler: emit\nType: AsyncSeriesHook (compilation)");
  });

  test("explains an error by its message", async () => {
    const text = await ask("error", { message: "Module not found: Error: Can't resolve './b.js' in '/src'" });
    assert.match(text, /^Resolving: Module not found\nhttps:\S+\/errors\/resolving\/#not-found/);
  });

  test("cuts a long section after a paragraph, and leaves out a code block rather than cutting it", async () => {
    const text = await ask("search", { query: "long section" });
    assert.match(text, /^Caching: Long section\n.*\nA paragraph\. …$/);
  });

  test("npx runs it from a package that only has a script and its data", async () => {
    const packed = join(folder, "packed");
    execFileSync(process.execPath, [join(import.meta.dirname, "pack.ts"), folder, packed]);
    assert.deepEqual(readdirSync(packed).sort(), ["data", "package.json", "server.js"]);
    const other = new Client({ name: "test", version: "1.0.0" });
    // npx installs into its cache, where none of the project's packages can be found.
    const env = { PATH: process.env["PATH"] ?? "", npm_config_cache: join(folder, "npm") };
    await other.connect(
      new StdioClientTransport({ command: "npx", args: ["--offline", "--yes", packed], cwd: packed, env }),
    );
    const { content } = await other.callTool({ name: "page", arguments: { url: "/guides/caching/#headers" } });
    await other.close();
    assert.deepEqual(content, [
      { type: "text", text: "## Headers\n\nOf a file.\n\n\nSource: https://webpack.js.org/guides/caching/#headers" },
    ]);
  });
});
