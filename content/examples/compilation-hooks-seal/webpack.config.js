import { chunksPlugin } from "./chunks-plugin.js";
import { dependenciesPlugin } from "./dependencies-plugin.js";
import { keepPlugin } from "./keep-plugin.js";
import { modulesPlugin } from "./modules-plugin.js";
import { sealPlugin } from "./seal-plugin.js";
import { treePlugin } from "./tree-plugin.js";

export default {
  mode: "production",
  devtool: false,
  parallelism: 1,
  stats: "errors-warnings",
  plugins: [sealPlugin, dependenciesPlugin, keepPlugin, modulesPlugin, chunksPlugin, treePlugin],
};
