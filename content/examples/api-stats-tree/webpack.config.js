import webpack from "webpack";

const report = (compiler) => {
  compiler.hooks.thisCompilation.tap("report", (compilation) => {
    const logger = compilation.getLogger("report");
    logger.group("prices");
    logger.info("%d prices read", 2);
    logger.groupEnd();
    logger.debug("not in the report");

    const warning = new webpack.WebpackError("The price list is old");
    warning.details = "Its date is 1 January.";
    compilation.warnings.push(warning);
  });
};

export default {
  mode: "production",
  devtool: "source-map",
  optimization: { chunkIds: "named", moduleIds: "named" },
  plugins: [report],
  stats: { logging: "verbose", errorStack: false },
};
