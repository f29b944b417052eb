import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";

const questions = [
  ["kit", "esm", "web", "production"],
  ["kit", "esm", "node", "production"],
  ["kit", "esm", "node", "development"],
  ["kit", "esm", "universal", "production"],
  ["kit/format", "esm", "web", "production"],
  ["kit/format", "commonjs", "web", "production"],
  ["kit/icons/star.svg", "url", "web", "production"],
];

for (const [request, dependencyType, target, mode] of questions) {
  const compiler = webpack({ mode, target, resolve: { modules: ["packages"] } });
  const resolver = compiler.resolverFactory.get("normal", { dependencyType });
  const file = await promisify(resolver.resolve.bind(resolver))({}, path.resolve("src"), request, {});
  const cells = [request, dependencyType, target, mode].map((cell, i) => cell.padEnd([18, 8, 9, 11][i]));
  console.log(...cells, path.relative("packages/kit", file));
}
