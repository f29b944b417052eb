export default {
  mode: "production",
  context: import.meta.dirname,
  target: "node",
  output: { path: `${import.meta.dirname}/dist` },
  module: {
    rules: [
      {
        test: /\.messages$/,
        use: { loader: "messages-loader", options: { fallback: "./en.messages" } },
      },
    ],
  },
  stats: "errors-warnings",
};
