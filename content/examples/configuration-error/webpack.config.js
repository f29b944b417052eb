export default {
  mode: "develop",
  entry: "./src/index.js",
  filename: "bundle.js",
};
