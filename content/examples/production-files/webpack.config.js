export default {
  entry: "./src/index.html",
  output: { clean: true },
};
