import webpack from "webpack";

export default {
  mode: "production",
  entry: { app: "./src/index.js" },
  output: { filename: "[name].js", clean: true },
  module: {
    rules: [{ test: /\.csv$/, use: "./loaders/csv-loader.js" }],
  },
  plugins: [new webpack.DefinePlugin({ UNIT: JSON.stringify("°C") })],
};
