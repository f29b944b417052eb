import { sealAgainPlugin } from "./seal-again-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "none",
  entry: "./src/hello.js",
  optimization: { splitChunks: false },
  plugins: [sealAgainPlugin],
};
