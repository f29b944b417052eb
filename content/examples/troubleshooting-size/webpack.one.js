import path from "node:path";

export default {
  extends: "./webpack.twice.js",
  resolve: { alias: { dates: path.resolve("packages/dates") } },
};
