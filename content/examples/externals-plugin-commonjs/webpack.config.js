import webpack from "webpack";

export default {
  mode: "production",
  output: { filename: "[name].cjs", module: false },
  stats: { all: false, modules: true, errors: true },
  optimization: { concatenateModules: false },
  externals: { settings: "globalThis" },
  plugins: [
    new webpack.ExternalsPlugin("commonjs", ({ request }) =>
      Promise.resolve(request.startsWith("node:") ? request : undefined),
    ),
  ],
};
