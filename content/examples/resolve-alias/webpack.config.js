import path from "node:path";

const src = path.resolve(import.meta.dirname, "src");

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  resolve: {
    alias: [
      { name: "theme", alias: [path.join(src, "theme-summer.js"), path.join(src, "theme.js")], onlyModule: true },
      { name: "icons/*", alias: path.join(src, "images/*.js") },
      { name: "analytics", alias: false },
    ],
  },
};
