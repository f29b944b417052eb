export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.html",
  output: {
    clean: true,
    html: {
      csp: { policy: { "img-src": ["'self'", "data:"] } },
    },
  },
  stats: "errors-warnings",
};
