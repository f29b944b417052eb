import { promisify } from "node:util";
import webpack from "webpack";
import config from "../webpack.config.js";

export async function build() {
  const compiler = webpack(config);
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    console.log(stats.toString({ preset: "errors-warnings", assets: true }));
    if (stats.hasErrors()) throw new Error("The webpack build failed.");
    return stats.toJson({ all: false, assets: true }).assets.map(({ name }) => name);
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}
