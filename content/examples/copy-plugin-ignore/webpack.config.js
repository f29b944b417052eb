import webpack from "webpack";

const { CopyPlugin } = webpack;

function skipDrafts(compiler) {
  compiler.hooks.thisCompilation.tap("skipDrafts", (compilation) => {
    const { ignore } = CopyPlugin.getCompilationHooks(compilation);
    ignore.tap("skipDrafts", (file) => (file.includes(".draft.") ? true : undefined));
  });
}

export default {
  mode: "production",
  stats: { all: false, assets: true, errors: true, warnings: true },
  plugins: [
    new CopyPlugin({
      patterns: ["public", { from: "legacy", to: "old", info: { minimized: true } }],
      concurrency: 20,
    }),
    skipDrafts,
  ],
};
