import webpack from "webpack";
import config from "./webpack.config.js";

const compiler = webpack(config);
const run = () => new Promise((resolve) => compiler.run(resolve));

console.log("first build");
await run();
console.log("second build");
await run();
compiler.close(() => {});
