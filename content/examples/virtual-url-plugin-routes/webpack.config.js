import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";

const { VirtualUrlPlugin } = webpack.experiments.schemes;
const pages = path.resolve(import.meta.dirname, "src/pages");

export default {
  mode: "development",
  devtool: false,
  target: "universal",
  plugins: [
    new VirtualUrlPlugin(
      {
        greeting: 'export default "Hello";',
        routes(loaderContext) {
          loaderContext.addContextDependency(pages);
          const lines = readdirSync(pages)
            .sort()
            .map((file) => `  "/${path.parse(file).name}": () => import("./src/pages/${file}"),`);
          return `export default {\n${lines.join("\n")}\n};`;
        },
        about: {
          type: ".json",
          version: true,
          source: () => JSON.stringify({ version: JSON.parse(readFileSync("package.json", "utf8")).version }),
        },
      },
      "app",
    ),
  ],
};
