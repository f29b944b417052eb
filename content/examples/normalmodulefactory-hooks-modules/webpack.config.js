import { IniPlugin } from "./ini-plugin.js";
import { ModulePlugin } from "./module-plugin.js";

export default {
  mode: "production",
  devtool: false,
  stats: { preset: "errors-warnings", modules: true },
  module: { rules: [{ test: /\.ini$/, type: "ini" }] },
  plugins: [new IniPlugin(), new ModulePlugin()],
};
