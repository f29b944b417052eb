export default {
  mode: "production",
  devtool: false,
  entry: { main: "./src/index.ts", page: "./src/page.js" },
};
