export default {
  extends: "./webpack.config.js",
  entry: {
    sw: { import: "./src/remove.js" },
  },
};
