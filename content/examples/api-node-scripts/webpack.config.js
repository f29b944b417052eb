import path from "node:path";

export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.js",
  output: { path: path.resolve(import.meta.dirname, "dist"), filename: "app.js" },
};
