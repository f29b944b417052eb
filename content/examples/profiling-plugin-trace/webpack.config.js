import path from "node:path";
import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  plugins: [
    new webpack.debug.ProfilingPlugin({
      outputPath: path.resolve(import.meta.dirname, "profiling/events.json"),
    }),
  ],
  stats: "errors-warnings",
};
