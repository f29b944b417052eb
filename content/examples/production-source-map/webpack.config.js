export default {
  mode: "production",
  devtool: "hidden-source-map",
  output: {
    filename: "[name].[contenthash:8].js",
    sourceMapFilename: "../maps/[file].map",
    clean: true,
  },
  stats: { all: false, assets: true, relatedAssets: true },
};
