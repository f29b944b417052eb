import webpack from "webpack";

const { Compilation, sources } = webpack;

const trimText = (compiler) => {
  compiler.hooks.thisCompilation.tap("trimText", (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compilation.hooks.processAssets.tap({ name: "trimText", stage }, (assets) => {
      for (const name of Object.keys(assets).filter((name) => name.endsWith(".txt"))) {
        compilation.updateAsset(
          name,
          (old) => new sources.RawSource(old.source().toString().replace(/[ \t]+$/gm, "")),
          { minimized: true },
        );
      }
    });
  });
};

export default {
  mode: "production",
  devtool: false,
  optimization: { minimizer: ["...", trimText] },
  output: { assetModuleFilename: "[name][ext]" },
  module: { rules: [{ test: /\.txt$/, type: "asset/resource" }] },
};
