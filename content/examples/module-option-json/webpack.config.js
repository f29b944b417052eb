export default {
  mode: "production",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  module: {
    rules: [
      {
        test: /\.ini$/i,
        type: "json",
        parser: {
          parse: (text) => Object.fromEntries(text.trim().split("\n").map((line) => line.split("="))),
          namedExports: true,
        },
      },
    ],
  },
};
