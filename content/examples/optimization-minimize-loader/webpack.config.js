export default {
  mode: "production",
  devtool: false,
  output: { cssFilename: "site.css" },
  stats: { all: false, assets: true, errors: true, excludeAssets: /\.js$/ },
};
