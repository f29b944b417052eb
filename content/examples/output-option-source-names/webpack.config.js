export default {
  mode: "production",
  devtool: "source-map",
  output: {
    clean: true,
    sourceMapFilename: "maps/[file].map",
    devtoolModuleFilenameTemplate: "shop:///[resource-path]",
    devtoolFallbackModuleFilenameTemplate: "shop:///[resource-path][query]",
  },
  stats: "errors-warnings",
};
