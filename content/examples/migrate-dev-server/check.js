import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import after from "./webpack.config.js";
import before from "./old.config.js";

for (const [name, config] of Object.entries({ before, after })) {
  try {
    new WebpackDevServer(config.devServer, webpack({ mode: "development" }));
    console.log(`${name}: valid`);
  } catch (error) {
    const lines = error.message.split("\n").filter((line) => line.startsWith(" - "));
    console.log(lines.join("\n").replaceAll(" These properties are valid:", ""));
  }
}
