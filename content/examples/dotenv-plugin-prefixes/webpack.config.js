import webpack from "webpack";

export default {
  mode: "production",
  stats: "errors-warnings",
  plugins: [
    new webpack.DotenvPlugin({ prefix: ["SHOP_", "SHARED_"], template: [".env", ".env.[mode]"] }),
  ],
};
