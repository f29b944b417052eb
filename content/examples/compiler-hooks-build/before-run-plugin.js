import { writeFile } from "node:fs/promises";

export function beforeRunPlugin(compiler) {
  compiler.hooks.beforeRun.tapPromise("beforeRunPlugin", async () => {
    await writeFile("src/generated.js", 'export const language = "de";\n');
    console.log("beforeRun: wrote src/generated.js");
  });
}
