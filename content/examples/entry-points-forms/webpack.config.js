export default {
  mode: "development",
  devtool: false,
  entry: {
    home: "./src/home.js",
    admin: "./src/admin.js",
  },
};
