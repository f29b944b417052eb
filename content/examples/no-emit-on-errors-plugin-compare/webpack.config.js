import path from "node:path";
import webpack from "webpack";

const config = (name, emitOnErrors, plugins = []) => ({
  name,
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  output: { path: path.resolve(import.meta.dirname, "dist"), filename: `${name}.js` },
  optimization: { emitOnErrors },
  plugins,
});

export default [
  config("emits", true),
  config("option", false),
  config("plugin", true, [new webpack.NoEmitOnErrorsPlugin()]),
];
