import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "universal",
  resolve: { modules: ["packages"] },
  plugins: [
    new webpack.sharing.SharePlugin({
      shared: {
        tools: { singleton: true },
        "theme/": { exclude: { request: /^internal\// } },
      },
    }),
  ],
  stats: { all: false, modules: true, orphanModules: false, runtimeModules: false },
};
