import webpack from "webpack";

const steps = {
  hosted: {
    filename: "maps/[file].map",
    fileContext: "js",
    publicPath: "https://maps.example.com/",
    exclude: /\/(vendors|runtime)\.js$/,
  },
  ignored: {
    filename: "[file].map",
    moduleFilenameTemplate: "shop:///[resource-path]",
    ignoreList: [/packages\//, /webpack\//],
    noSources: true,
    append: false,
  },
};

export default ({ step }) => ({
  mode: "development",
  devtool: false,
  output: { filename: "js/[name].js", clean: true },
  resolve: { modules: ["packages"] },
  optimization: {
    runtimeChunk: "single",
    splitChunks: {
      cacheGroups: {
        vendors: { test: /[\\/]packages[\\/]/, name: "vendors", chunks: "all", enforce: true },
      },
    },
  },
  plugins: [new webpack.SourceMapDevToolPlugin(steps[step])],
  stats: { all: false, assets: true, relatedAssets: true },
});
