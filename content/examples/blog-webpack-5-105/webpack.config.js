export default {
  mode: "development",
  devtool: [
    { type: "javascript", use: "source-map" },
    { type: "css", use: false },
  ],
  resolve: { tsconfig: true, modules: ["packages", "..."] },
  output: { clean: true },
  stats: "errors-warnings",
};
