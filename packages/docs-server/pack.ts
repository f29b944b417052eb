import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import webpack from "webpack";

/** Files of a built site that the server reads. */
const DATA = ["search/index.json", "assets/search-vectors.*.bin", "reference.json", "**/index.md"];

const [site = "dist", folder = join(import.meta.dirname, "dist")] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
await bundle();
const files = globSync(DATA, { cwd: site });
for (const file of files) cpSync(join(site, file), join(folder, "data", file));
const { name, version, description, license } = JSON.parse(
  readFileSync(join(import.meta.dirname, "package.json"), "utf8"),
);
const manifest = {
  name,
  version,
  description,
  license,
  type: "module",
  bin: "server.js",
  engines: { node: ">=20.11" },
};
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
console.log(`${folder} has the server and ${files.length} files of ${site}. Start it with: npx ${folder}`);

/** Bundles the server and the packages that it uses into one file. */
async function bundle(): Promise<void> {
  const compiler = webpack({
    mode: "production",
    target: "node20.11",
    entry: join(import.meta.dirname, "server.ts"),
    output: { path: resolve(folder), filename: "server.js", module: true, library: { type: "module" } },
    resolve: { alias: { "#model": resolve("model") } },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: "swc-loader",
          options: { jsc: { target: "es2022", parser: { syntax: "typescript" } } },
        },
      ],
    },
    // npm runs the file as an executable.
    plugins: [new webpack.BannerPlugin({ banner: "#!/usr/bin/env node", raw: true })],
    // Readable stack traces are worth more here than a few bytes.
    optimization: { minimize: false },
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    compiler?.run((error, result) => (error === null ? done(result) : fail(error))),
  );
  if (stats === undefined || stats.hasErrors()) throw new Error(stats?.toString("errors-only"));
}
