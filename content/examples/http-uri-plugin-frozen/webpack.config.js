import webpack from "webpack";

export default {
  mode: "production",
  externalsPresets: { web: false },
  stats: { all: false, modules: true, errors: true },
  optimization: { concatenateModules: false },
  plugins: [
    new webpack.experiments.schemes.HttpUriPlugin({
      allowedUris: ["https://example.com/lib/"],
      frozen: true,
    }),
  ],
};
