import { parse } from "yaml";

export default (env, argv) => {
  const hash = argv.mode === "production" ? ".[contenthash:8]" : "";

  return {
    entry: {
      "home-page": "./src/index.html",
      "about-page": "./src/about.html",
    },
    output: {
      filename: `js/[name]${hash}.js`,
      cssFilename: `css/[name]${hash}.css`,
      assetModuleFilename: `media/[name]${hash}[ext]`,
      htmlFilename: "[name].html",
      copy: "public",
      clean: true,
    },
    module: {
      rules: [{ test: /\.yaml$/i, type: "json", parser: { parse } }],
    },
    devServer: {
      watchFiles: ["src/**/*.html"],
    },
  };
};
