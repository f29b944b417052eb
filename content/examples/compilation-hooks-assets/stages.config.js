import webpack from "webpack";
import { stagesPlugin } from "./stages-plugin.js";

export default {
  mode: "production",
  entry: "./src/hello.js",
  devtool: "source-map",
  stats: "none",
  plugins: [
    new webpack.CopyPlugin({ patterns: ["notes.md"] }),
    new webpack.ManifestPlugin({ filename: "manifest.json" }),
    stagesPlugin,
  ],
};
