export default (env, argv) => {
  const production = argv.mode === "production";

  return {
    entry: "./src/index.html",
    devtool: production ? "hidden-source-map" : "eval-source-map",
    output: {
      filename: production ? "[name].[contenthash:8].js" : "[name].js",
      htmlFilename: "[name].html",
      sourceMapFilename: "../maps/[file].map",
      clean: true,
    },
    devServer: {
      watchFiles: ["src/**/*.html"],
    },
  };
};
