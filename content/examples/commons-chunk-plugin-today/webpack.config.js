import webpack from "webpack";

export default {
  mode: "production",
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  output: { filename: "[name].js" },
  resolve: { modules: ["packages"] },
  stats: "errors-warnings",
  optimization: {
    runtimeChunk: "single",
    splitChunks: {
      cacheGroups: {
        vendors: {
          test: /[\\/]packages[\\/]/,
          name: "vendors",
          chunks: "all",
          enforce: true,
          priority: 1,
        },
        commons: {
          name: "commons",
          chunks: "initial",
          minChunks: 2,
          enforce: true,
        },
      },
    },
  },
  plugins: [new webpack.ManifestPlugin({ generate: ({ entrypoints }) => entrypoints })],
};
