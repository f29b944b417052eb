export default {
  mode: "development",
  devtool: false,
  stats: "none",
  dotenv: { prefix: "APP_" },
};
