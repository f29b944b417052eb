import webpack from "webpack";
import config from "./webpack.config.js";

const { options } = webpack(config);
const names = process.argv.slice(2);
for (const name of names) {
  const value = name.split(".").reduce((object, key) => object?.[key], options);
  console.log(`${name} =`, value);
}
