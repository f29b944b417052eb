import webpack from "webpack";
import config from "./webpack.config.js";

const compiler = webpack(config);
new webpack.BannerPlugin({ banner: "Built by build.js" }).apply(compiler);

compiler.run((error, stats) => {
  if (error) {
    console.error(error);
    process.exitCode = 1;
  } else {
    console.log(stats.toString({ preset: "summary" }));
    if (stats.hasErrors()) process.exitCode = 1;
  }
  compiler.close(() => {});
});
