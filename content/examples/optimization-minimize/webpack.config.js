export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.html",
  optimization: {
    minimizeOptions: {
      javascript: { compress: { drop_console: true } },
      css: { mergeLonghands: false },
      html: { collapseWhitespace: "smart" },
    },
  },
};
