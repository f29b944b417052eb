import webpack from "webpack";

process.loadEnvFile("ci.env");

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [
    new webpack.EnvironmentPlugin({
      API: undefined,
      RETRIES: 1,
      TRACKING: false,
      RELEASE: null,
    }),
  ],
};
