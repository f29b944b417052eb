export default {
  devtool: false,
  stats: "none",
  dotenv: true,
};
