export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: { script: "./fixed/script.jsx" },
  output: { filename: "[name].cjs" },
  stats: "errors-warnings",
  module: {
    rules: [
      {
        test: /\.jsx$/,
        use: {
          loader: "swc-loader",
          options: {
            jsc: { parser: { syntax: "ecmascript", jsx: true }, transform: { react: { pragma: "jsx" } }, target: "es2022" },
          },
        },
      },
      { test: /\.csv$/, type: "asset/source" },
      { test: /\.heif$/, type: "asset/resource" },
    ],
  },
};
