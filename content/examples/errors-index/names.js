import webpack from "webpack";
import config from "./webpack.config.js";

webpack(config, (fatal, stats) => {
  if (fatal) throw fatal;
  for (const error of stats.compilation.errors) console.log(error.name, "<-", error.error?.name);
});
