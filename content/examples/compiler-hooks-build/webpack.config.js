import { beforeRunPlugin } from "./before-run-plugin.js";
import { childPlugin } from "./child-plugin.js";
import { factoriesPlugin } from "./factories-plugin.js";
import { finishPlugin } from "./finish-plugin.js";
import { loggingPlugin } from "./logging-plugin.js";
import { makePlugin } from "./make-plugin.js";
import { releasePlugin } from "./release-plugin.js";
import { runPlugin } from "./run-plugin.js";

export default {
  mode: "development",
  parallelism: 1,
  devtool: false,
  target: "node",
  output: { filename: "[name].cjs", chunkFilename: "[name].cjs" },
  stats: "none",
  plugins: [
    beforeRunPlugin,
    loggingPlugin,
    runPlugin,
    factoriesPlugin,
    releasePlugin,
    childPlugin,
    makePlugin,
    finishPlugin,
  ],
};
