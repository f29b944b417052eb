import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";

const values = [
  false, "eval", "source-map", "cheap-source-map", "cheap-module-source-map", "eval-source-map",
  "eval-cheap-module-source-map", "inline-source-map", "hidden-source-map", "nosources-source-map",
];

const dist = path.resolve("dist");
const mapIn = (text) => {
  const data = /sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/=]+)/.exec(text);
  return data && JSON.parse(Buffer.from(data[1], "base64").toString());
};

for (const devtool of values) {
  rmSync(dist, { recursive: true, force: true });
  const compiler = webpack({ mode: "development", devtool, cache: false, output: { path: dist } });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();

  const code = readFileSync(path.join(dist, "main.js"), "utf8");
  const file = readdirSync(dist).find((name) => name.endsWith(".map"));
  const map = file ? JSON.parse(readFileSync(path.join(dist, file), "utf8")) : mapIn(code);
  const source = map?.sources.find((name) => name.includes("greet.ts"));
  const content = map?.sourcesContent?.[map.sources.indexOf(source)];
  console.log(
    String(devtool).padEnd(30),
    (file ? "main.js.map" : map ? "in main.js" : "no map").padEnd(12),
    source === undefined ? "" : content === undefined ? "no text" : content.includes(": string") ? "TypeScript" : "JavaScript",
    code.includes("sourceMappingURL=main.js.map") ? "linked" : "",
  );
}
