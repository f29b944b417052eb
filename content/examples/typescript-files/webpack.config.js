export default {
  mode: "production",
  devtool: false,
  target: "node",
  entry: "./src/index.tsx",
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
          },
        },
      },
      { test: /\.svg$/, type: "asset/resource" },
    ],
  },
  output: { module: true, publicPath: "/" },
  externalsPresets: { nodeModules: true },
};
