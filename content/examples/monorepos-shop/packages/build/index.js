import path from "node:path";

export function app(folder, more = {}) {
  return {
    mode: "production",
    devtool: false,
    name: path.basename(folder),
    context: folder,
    entry: "./src/index.js",
    output: { path: path.join(folder, "dist"), clean: true },
    performance: { duplicatePackages: true },
    stats: { all: false, assets: true, modules: true, errors: true, warnings: true, orphanModules: true },
    ...more,
  };
}
