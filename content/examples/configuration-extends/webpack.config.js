import webpack from "webpack";

export default {
  extends: "./webpack.base.js",
  mode: "development",
  entry: { app: "./src/index.js" },
  plugins: [new webpack.DefinePlugin({ ALSO_FROM: JSON.stringify("config") })],
};
