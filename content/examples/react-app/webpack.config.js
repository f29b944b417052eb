export default (env, { mode }) => {
  const production = mode === "production";

  return {
    devtool: production ? "hidden-source-map" : "eval-source-map",
    entry: "./src/index.html",
    output: {
      filename: production ? "[name].[contenthash:8].js" : "[name].js",
      htmlFilename: "[name].html",
      html: { base: "/" },
      clean: true,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: "swc-loader",
          options: {
            jsc: {
              target: "es2022",
              parser: { syntax: "typescript", tsx: true },
              transform: { react: { runtime: "automatic" } },
              experimental: { keepImportAttributes: true },
            },
          },
          parser: { exportsPresence: "error" },
        },
      ],
    },
    devServer: {
      historyApiFallback: true,
      proxy: [{ context: ["/api"], target: "http://localhost:3000" }],
    },
    stats: { preset: "errors-warnings" },
  };
};
