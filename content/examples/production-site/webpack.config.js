import { parse } from "yaml";

export default (env, argv) => {
  const production = argv.mode === "production";
  const hash = production ? ".[contenthash:8]" : "";

  return {
    entry: {
      "home-page": "./src/index.html",
      "about-page": "./src/about.html",
    },
    devtool: production
      ? "hidden-source-map"
      : [
          { type: "javascript", use: "eval-source-map" },
          { type: "css", use: "source-map" },
        ],
    output: {
      filename: `js/[name]${hash}.js`,
      cssFilename: `css/[name]${hash}.css`,
      cssChunkFilename: `css/[name]${hash}.css`,
      assetModuleFilename: `media/[name]${hash}[ext]`,
      htmlFilename: "[name].html",
      sourceMapFilename: production ? "../maps/[file].map" : "[file].map",
      copy: "public",
      clean: true,
    },
    module: {
      rules: [{ test: /\.yaml$/i, type: "json", parser: { parse } }],
    },
    optimization: {
      runtimeChunk: production && "single",
      splitChunks: {
        cacheGroups: {
          vendors: {
            test: /[\\/]node_modules[\\/]/,
            name: "vendors",
            chunks: "initial",
            enforce: true,
          },
        },
      },
    },
    devServer: {
      watchFiles: ["src/**/*.html"],
    },
  };
};
