import { globSync } from "node:fs";
import path from "node:path";

export default {
  mode: "production",
  entry: () => {
    const files = globSync("*/index.js", { cwd: "pages" });
    return Object.fromEntries(files.map((file) => [path.dirname(file), `./pages/${file}`]));
  },
  stats: { preset: "none", assets: true },
};
