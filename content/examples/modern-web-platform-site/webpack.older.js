export default {
  extends: "./webpack.config.js",
  target: "browserslist:safari 15",
};
