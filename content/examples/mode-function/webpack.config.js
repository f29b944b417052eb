export default (env, argv) => {
  const production = argv.mode === "production";

  return {
    devtool: production ? "source-map" : false,
    output: {
      filename: production ? "[name].[contenthash:8].js" : "[name].js",
      clean: true,
    },
    stats: { preset: "none", assets: true },
  };
};
