import webpack from "webpack";

export default {
  mode: "production",
  stats: "errors-warnings",
  plugins: [
    new webpack.DefinePlugin({
      VERSION: JSON.stringify("1.4.0"),
      DEBUG: false,
      "process.env.API": JSON.stringify("https://api.example.com"),
    }),
  ],
};
