import webpack from "webpack";

const compiler = webpack({ mode: "development", devtool: false, entry: "./src/price.js" });
compiler.run((error, stats) => console.log("first:", error?.message ?? `${stats.compilation.errors.length} errors`));
compiler.run((error) => console.log("second:", error?.message));
