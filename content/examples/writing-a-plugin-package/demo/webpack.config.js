import { UnusedFilesPlugin } from "unused-files-plugin";

export default {
  mode: "production",
  context: import.meta.dirname,
  output: { path: `${import.meta.dirname}/dist` },
  plugins: [new UnusedFilesPlugin({ exclude: /\.test\.js$/ })],
  stats: { preset: "errors-warnings", loggingDebug: [/UnusedFilesPlugin/] },
};
