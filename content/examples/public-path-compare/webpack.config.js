const shared = {
  mode: "production",
  devtool: false,
  stats: { all: false, errors: true },
};

const output = (name, publicPath) => ({
  filename: `js/${name}.js`,
  assetModuleFilename: "img/[name][ext]",
  publicPath,
});

export default [
  { ...shared, name: "auto", output: output("auto", "auto") },
  { ...shared, name: "page", output: output("page", "") },
  { ...shared, name: "fixed", output: output("fixed", process.env.CDN ?? "/static/") },
  { ...shared, name: "later", entry: "./src/later.js", output: output("later", "auto") },
];
