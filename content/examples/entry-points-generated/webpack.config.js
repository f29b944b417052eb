export default {
  mode: "development",
  devtool: false,
  entry: {
    home: {
      import: "./src/home.js",
      html: { title: "Home" },
    },
    about: {
      import: "./src/about.js",
      html: { title: "About" },
    },
  },
  output: { clean: true },
};
