import path from "node:path";
import webpack from "webpack";
import config from "./webpack.config.js";

const [request, dependencyType] = process.argv.slice(2);
const { resolverFactory } = webpack(config);
const resolver = resolverFactory.get("normal", { dependencyType });

console.log("conditions:", ...resolver.options.conditionNames);
resolver.resolve({}, path.resolve("src"), request, {}, (error, file) => {
  console.log(error ? error.message : file);
});
