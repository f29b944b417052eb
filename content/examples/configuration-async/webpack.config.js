import { readFile } from "node:fs/promises";
import webpack from "webpack";

export default async () => {
  const { version } = JSON.parse(await readFile("./package.json", "utf8"));

  return {
    mode: "development",
    devtool: false,
    plugins: [new webpack.DefinePlugin({ VERSION: JSON.stringify(version) })],
  };
};
