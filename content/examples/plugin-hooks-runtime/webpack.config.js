import { RuntimePlugin } from "./runtime-plugin.js";

const build = (name, options) => ({
  name,
  mode: "development",
  devtool: false,
  target: "web",
  stats: "errors-warnings",
  plugins: [new RuntimePlugin()],
  ...options,
});

export default [
  build("scripts", { output: { filename: "scripts.js", module: false } }),
  build("modules", { dependencies: ["scripts"], output: { filename: "modules.mjs", module: true } }),
];
