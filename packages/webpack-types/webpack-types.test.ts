import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, suite, test } from "node:test";
import type { ReferenceFile, ReferenceFileEntry } from "../../model/reference-file.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { documentTypes } from "./document-types.ts";
import { hoversInEditor } from "./hover-in-editor.ts";
import { spellOutReadonly } from "./spell-out-readonly.ts";

const URL = "https://webpack.js.org/configuration";

const ENTRIES: ReferenceFileEntry[] = [
  {
    category: "options",
    name: "output.filename",
    summary: "Names the JavaScript file of each entry point.",
    defaults: [{ value: '"[name].js"' }, { value: '"[name].mjs"', when: "with output.module" }],
    since: "5.0.0",
    url: `${URL}/output/#outputfilename`,
  },
  {
    category: "options",
    name: "optimization.splitChunks.cacheGroups.<cacheGroup>.enforce",
    summary: "Ignores the limits.",
    url: `${URL}/enforce`,
  },
  { category: "options", name: "Rule.sideEffects", summary: "Marks side effects.", url: `${URL}/rule` },
  { category: "options", name: "output.jsonpFunction", removed: "5.0.0", url: `${URL}/removed` },
  { category: "options", name: "not.there", url: `${URL}/not-there` },
  { category: "plugin-options", owner: "BannerPlugin", name: "raw", summary: "Adds no comment.", url: `${URL}/raw` },
  {
    category: "hooks",
    owner: "Compiler",
    name: "emit",
    summary: "Called before files are written.",
    url: `${URL}/emit`,
  },
  { category: "exports", name: "DefinePlugin", summary: "Replaces names /* with */ values.", url: `${URL}/define` },
];

const REFERENCE: ReferenceFile = {
  $schema: "https://webpack.js.org/reference.schema.json",
  versions: { webpack: "5.112.2" },
  entries: ENTRIES,
};

const CONFIG = `import webpack, { type Configuration } from "webpack";
const config: Configuration = {
  output: { filename: "a.js" },
  optimization: { splitChunks: { cacheGroups: { vendors: { enforce: true } } } },
  module: { rules: [{ sideEffects: false }] },
  plugins: [new webpack.BannerPlugin({ banner: "x", raw: true }), new webpack.DefinePlugin({}), {
    apply: (compiler: webpack.Compiler) => compiler.hooks.emit.tap("Mine", () => undefined),
  }],
};
export default config;
`;

suite("webpack's types with the documentation", () => {
  const folder = temporaryFolder({
    "dist/reference.json": JSON.stringify(REFERENCE),
    "tsconfig.json": '{ "compilerOptions": { "paths": { "webpack": ["./types/types.d.ts"] }, "types": [] } }',
    "webpack.config.ts": CONFIG,
  });
  const original = readFileSync("node_modules/webpack/types.d.ts", "utf8");

  before(() => {
    const args = [join(import.meta.dirname, "generate.ts"), join(folder, "dist"), join(folder, "types")];
    const said = execFileSync(process.execPath, args, { encoding: "utf8" });
    assert.match(said, /^6 names .*\n1 names aren't in webpack's types, such as not\.there\.\n$/);
  });

  test("an editor shows sentence, default, version and link of options, and sentences of classes and hooks", async () => {
    const pieces = Object.keys(SHOWN);
    const hovers = await hoversInEditor(folder, "webpack.config.ts", pieces);
    for (const [position, parts] of Object.values(SHOWN).entries())
      for (const part of parts) assert.ok(hovers[position]?.includes(part), `${pieces[position]}: ${hovers[position]}`);
    // webpack's own description is replaced.
    assert.doesNotMatch(hovers[0] ?? "", /location on disk/);
  });

  test("hooks are the same type without Readonly<…>", () => {
    const before =
      "declare class A {\n\thooks: Readonly<{\n\t\t/** One. */\n\t\ta: B;\n\t\tc: Readonly<{ d: E }>;\n\t}>;\n}\n";
    const after =
      "declare class A {\n\thooks: {\n\t\t/** One. */\n\t\treadonly a: B;\n\t\treadonly c: { readonly d: E };\n\t};\n}\n";
    assert.equal(spellOutReadonly(before), after);
    for (const other of ["type A = Readonly<B>;", "type A = Readonly<{ b(): void }>;"])
      assert.equal(spellOutReadonly(other), other);
  });

  test("changes only comments, and keeps those of names that it doesn't know", () => {
    const { text } = documentTypes(original, ENTRIES);
    assert.notEqual(text, original);
    assert.equal(withoutComments(text), withoutComments(spellOutReadonly(original)));
    assert.match(text, /\* Called before files are written\.\n\t+ \* @see .*\n.*\n\t+readonly emit: /);
    assert.match(text, /Report the first error as a hard error instead of tolerating it\./);
  });

  test("an option that has no sentence keeps webpack's description", () => {
    const { text } = documentTypes("/** Old words. @x\n * @deprecated gone */\ndeclare class A {}\n", [
      { category: "exports", name: "A", url: "https://a.example/" },
    ]);
    assert.equal(
      text,
      "/**\n * Old words. @x\n * @deprecated gone\n * @see https://a.example/\n */\ndeclare class A {}\n",
    );
  });
});

/** Text that the editor should show, by a piece of the configuration. */
const SHOWN = {
  filename: [
    "Names the JavaScript file of each entry point.",
    '"[name].mjs" with output.module',
    "since",
    "5.0.0",
    `${URL}/output/#outputfilename`,
  ],
  enforce: ["Ignores the limits."],
  sideEffects: ["Marks side effects."],
  raw: ["Adds no comment."],
  "DefinePlugin(": ["Replaces names /* with *&#47; values."],
  "emit.tap": ["Called before files are written."],
};

function withoutComments(text: string): string {
  return text.replace(/\/\*\*.*?(?<!\\)\*\//gs, "").replace(/\s+/g, " ");
}
