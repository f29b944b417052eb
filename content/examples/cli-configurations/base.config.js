export default {
  mode: "production",
  devtool: false,
  output: { filename: "app.js" },
};
