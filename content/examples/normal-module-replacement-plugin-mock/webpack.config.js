import webpack from "webpack";

const brand = "north";

export default {
  mode: "development",
  devtool: false,
  stats: { all: false, modules: true, errors: true },
  plugins: [
    new webpack.NormalModuleReplacementPlugin(/src[\\/]api\.js$/, "./api.mock.js"),
    new webpack.NormalModuleReplacementPlugin(/-BRAND$/, (data) => {
      data.request = data.request.replace(/-BRAND$/, `-${brand}.js`);
    }),
  ],
};
