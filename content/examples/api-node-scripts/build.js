import webpack from "webpack";
import config from "./webpack.config.js";

webpack(config, (error, stats) => {
  if (error) {
    console.error(error);
    process.exitCode = 2;
    return;
  }

  console.log(stats.toString({ preset: "normal", timings: false }));
  if (stats.hasErrors()) process.exitCode = 1;
});
