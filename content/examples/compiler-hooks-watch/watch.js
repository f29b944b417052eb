import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import webpack from "webpack";
import { watchPlugin } from "./watch-plugin.js";

const compiler = webpack({ mode: "development", devtool: false, plugins: [watchPlugin] });
let built = Promise.withResolvers();
const watching = compiler.watch({ aggregateTimeout: 300 }, (error) => {
  if (error) throw error;
  built.resolve();
  built = Promise.withResolvers();
});

await built.promise;
await pause(500);
writeFileSync("src/index.js", 'console.log("second version");\n');
await built.promise;
await pause(500);
watching.invalidate();
await built.promise;

watching.close(() => compiler.close(() => {}));
