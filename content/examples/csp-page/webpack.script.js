export default {
  mode: "production",
  devtool: false,
  entry: { "with-nonce": "./src/with-nonce.js" },
  stats: "errors-warnings",
};
