import webpack from "webpack";

const { CleanPlugin } = webpack;

function keepReports(compiler) {
  compiler.hooks.compilation.tap("keepReports", (compilation) => {
    const { keep } = CleanPlugin.getCompilationHooks(compilation);
    keep.tap("keepReports", (file) => (file.startsWith("report.") ? true : undefined));
  });
}

export default ({ name = "first" }) => ({
  mode: "production",
  entry: { [name]: "./src/index.js", [`report.${name}`]: "./src/report.js" },
  output: { filename: "[name].js" },
  stats: { all: false, assets: true, errors: true },
  plugins: [new CleanPlugin({ keep: "vendor" }), keepReports],
});
