export default {
  mode: "production",
  entry: {
    app: "./src/app.js",
    sw: {
      import: "./src/worker.js",
      filename: "sw.js",
    },
    widget: {
      import: "./src/widget.js",
      library: { name: "Widget", type: "var" },
    },
  },
  output: {
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
};
