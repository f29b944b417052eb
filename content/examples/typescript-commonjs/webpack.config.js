const build = (name, type) => ({
  name,
  mode: "production",
  devtool: false,
  entry: "./src/index.ts",
  output: { filename: `${name}/[name].js` },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: "swc-loader",
        options: { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type } },
      },
    ],
  },
  stats: "errors-warnings",
});

export default [build("esm", "es6"), build("commonjs", "commonjs")];
