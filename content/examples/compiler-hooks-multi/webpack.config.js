import { multiPlugin } from "./multi-plugin.js";

const configs = [
  { name: "page", mode: "development", devtool: false, stats: "none", output: { filename: "page.js" } },
  { name: "server", mode: "development", devtool: false, stats: "none", target: "node", output: { filename: "server.js" } },
];

configs.parallelism = 1;
configs.plugins = [multiPlugin];

export default configs;
