import { TodoPlugin } from "./plugins/todo-plugin.js";

export default {
  mode: "development",
  devtool: false,
  cache: {
    type: "filesystem",
    cacheDirectory: `${import.meta.dirname}/.cache`,
    buildDependencies: { config: [import.meta.filename] },
  },
  plugins: [new TodoPlugin()],
  stats: "errors-warnings",
};
