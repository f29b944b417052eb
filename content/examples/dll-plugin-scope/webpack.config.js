import path from "node:path";
import webpack from "webpack";

const manifest = path.resolve(import.meta.dirname, "dist/vendor-manifest.json");
const stats = "errors-warnings";

const vendor = {
  name: "vendor",
  mode: "production",
  stats,
  entry: { vendor: "./lib/color.js" },
  output: { filename: "[name].js", library: { type: "window", name: "vendor_lib" } },
  plugins: [new webpack.DllPlugin({ path: manifest, name: "vendor_lib", entryOnly: false })],
};

const app = {
  name: "app",
  dependencies: ["vendor"],
  mode: "production",
  stats,
  entry: { app: "./src/index.js" },
  output: { html: true },
  plugins: [new webpack.DllReferencePlugin({ manifest, scope: "vendor" })],
};

export default [vendor, app];
