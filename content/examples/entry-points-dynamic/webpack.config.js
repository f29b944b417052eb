import { readdir } from "node:fs/promises";
import { parse } from "node:path";

export default {
  mode: "development",
  devtool: false,
  entry: async () => {
    const files = await readdir("src/pages");
    return Object.fromEntries(files.map((file) => [parse(file).name, `./src/pages/${file}`]));
  },
};
