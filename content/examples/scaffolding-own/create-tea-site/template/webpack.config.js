import path from "node:path";

export default {
  context: import.meta.dirname,
  entry: "./src/index.html",
  output: {
    path: path.join(import.meta.dirname, "dist"),
    clean: true,
  },
  devServer: { watchFiles: ["src/**/*.html"] },
};
