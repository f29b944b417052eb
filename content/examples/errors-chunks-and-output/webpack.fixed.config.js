import webpack from "webpack";

export default {
  mode: "development",
  devtool: "source-map",
  entry: { shop: "./fixed/shop.js", admin: "./src/admin.js" },
  output: {
    filename: "[name].js",
    sourceMapFilename: "[file].map",
    assetModuleFilename: "[path][name][ext]",
    publicPath: "/",
    clean: true,
    library: { type: "var", name: "Shop" },
  },
  experiments: { asyncWebAssembly: true },
  module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] },
  optimization: { splitChunks: { chunks: "all", minSize: 0, maxSize: 20_000, cacheGroups: { shared: { test: /menu/, name: "shared" } } } },
  plugins: [new webpack.SSRManifestPlugin()],
  stats: "errors-warnings",
};
