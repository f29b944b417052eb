import webpack from "webpack";

export default webpack.defineConfig({
  mode: "production",
  devtool: false,
  stats: { all: false, modules: true, nestedModules: true, orphanModules: true },
});
