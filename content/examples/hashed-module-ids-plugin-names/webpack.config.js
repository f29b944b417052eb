import path from "node:path";
import webpack from "webpack";

const config = (name, optimization, plugins = []) => ({
  name,
  mode: "development",
  devtool: false,
  stats: { all: false, errors: true, modules: true, ids: true },
  output: { path: path.resolve(import.meta.dirname, "dist", name) },
  optimization,
  plugins,
});

export default [
  config("hashed", { moduleIds: false }, [
    new webpack.ids.HashedModuleIdsPlugin({ hashDigest: "hex", hashDigestLength: 6 }),
  ]),
  config("deterministic", { moduleIds: "deterministic" }),
];
