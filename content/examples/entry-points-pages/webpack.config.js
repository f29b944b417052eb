export default {
  mode: "development",
  devtool: false,
  entry: {
    home: "./src/home.html",
    about: "./src/about.html",
  },
  output: { clean: true },
  optimization: {
    runtimeChunk: "single",
    splitChunks: { chunks: "all", minSize: 0 },
  },
};
