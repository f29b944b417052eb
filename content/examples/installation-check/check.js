import { createRequire } from "node:module";
import webpack from "webpack";

const require = createRequire(import.meta.url);
const major = (name) => require(`${name}/package.json`).version.split(".")[0];

console.log("webpack", webpack.version);
console.log("webpack-cli", major("webpack-cli"));
