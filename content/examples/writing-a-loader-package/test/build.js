import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import webpack from "webpack";

/** Builds a file from fixtures/ with the loader, and returns its exports and the stats. */
export async function build(entry, options) {
  const folder = await mkdtemp(path.join(tmpdir(), "messages-loader-"));
  const compiler = webpack({
    mode: "none",
    target: "node",
    context: path.join(import.meta.dirname, "fixtures"),
    entry,
    output: { path: folder, filename: "main.mjs", module: true, library: { type: "module" } },
    module: { rules: [{ test: /\.messages$/, use: { loader: "messages-loader", options } }] },
  });
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    const exports = stats.hasErrors() ? {} : await import(pathToFileURL(path.join(folder, "main.mjs")));
    return { exports: { ...exports }, stats, ...stats.toJson({ all: false, errors: true, warnings: true }) };
  } finally {
    await promisify(compiler.close.bind(compiler))();
    await rm(folder, { recursive: true });
  }
}
