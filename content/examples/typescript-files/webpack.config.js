export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.html",
  output: {
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
      { test: /\.svg$/, type: "asset/resource" },
    ],
  },
  stats: { preset: "errors-warnings", assets: true },
};
