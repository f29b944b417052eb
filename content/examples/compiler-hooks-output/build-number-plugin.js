import { readFile, writeFile } from "node:fs/promises";

export function buildNumberPlugin(compiler) {
  const name = "buildNumberPlugin";
  let number = 0;

  compiler.hooks.readRecords.tapPromise(name, async () => {
    number = Number(await readFile("build-number.txt", "utf8").catch(() => "0")) + 1;
    console.log("readRecords: this is build", number);
  });
  compiler.hooks.emitRecords.tapPromise(name, async () => {
    await writeFile("build-number.txt", String(number));
    console.log("emitRecords: stored", number);
  });
}
