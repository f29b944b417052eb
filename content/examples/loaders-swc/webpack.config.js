export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./src/index.tsx",
  module: {
    rules: [
      {
        test: /\.tsx?$/i,
        loader: "swc-loader",
        options: {
          jsc: {
            parser: { syntax: "typescript", tsx: true },
            transform: { react: { pragma: "h" } },
          },
        },
      },
    ],
  },
};
