import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";
import { StampPlugin } from "./plugins/stamp-plugin.js";

for (const stage of ["ADDITIONS", "SUMMARIZE", "REPORT"]) {
  for (const text of ["one", "two"]) {
    const compiler = webpack({
      mode: "production",
      output: { filename: "[contenthash:8].js" },
      plugins: [new StampPlugin({ text, stage })],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    const [{ name }] = stats.compilation.getAssets();
    const end = readFileSync(`dist/${name}`, "utf8").slice(-20);
    console.log(`${stage}, ${text}: ${name} ends with …${end}`);
    await promisify(compiler.close.bind(compiler))();
  }
}
