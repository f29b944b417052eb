import config from "./webpack.config.js";

export default {
  ...config,
  entry: "./src/load.js",
  ignoreWarnings: [/Critical dependency/],
};
