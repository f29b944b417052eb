import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";
import { UnusedFilesPlugin } from "unused-files-plugin";

/** Builds fixtures/shop without writing files, and returns the messages and stats. */
export async function build(options, ...morePlugins) {
  const compiler = webpack({
    mode: "none",
    context: path.join(import.meta.dirname, "fixtures", "shop"),
    entry: "./index.js",
    plugins: [new UnusedFilesPlugin(options), ...morePlugins],
  });
  compiler.hooks.shouldEmit.tap("test", () => false);
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    const messages = (list) => list.map(({ message }) => message).sort();
    return { errors: messages(errors), warnings: messages(warnings), stats };
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}
