import path from "node:path";
import webpack from "webpack";

const base = { mode: "development", devtool: false, stats: "errors-warnings" };

export default [
  {
    ...base,
    name: "page",
    entry: "./fixed/index.js",
    resolve: {
      alias: { "@": path.resolve("src") },
      fallback: { path: path.resolve("fixed/path.js") },
    },
    plugins: [
      new webpack.experiments.schemes.VirtualUrlPlugin({ settings: `export const theme = "dark";` }),
      new webpack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
        resource.request = resource.request.replace("node:", "");
      }),
    ],
  },
  { ...base, name: "server", entry: "./fixed/server.js", target: "node", output: { filename: "server.js", module: true } },
  { ...base, name: "cdn", entry: "./fixed/cdn.js", output: { filename: "cdn.js", module: true } },
];
