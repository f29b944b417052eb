export default {
  mode: "production",
  devtool: false,
  entry: { page: "./src/page.js" },
  stats: { all: false, errors: true, warnings: true },
};
