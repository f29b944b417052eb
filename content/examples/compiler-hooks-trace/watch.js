import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import webpack from "webpack";
import { TracePlugin } from "./trace.js";

const compiler = webpack({ mode: "development", devtool: false });
new TracePlugin({ everyCall: true }).apply(compiler);

let built = Promise.withResolvers();
const watching = compiler.watch({ aggregateTimeout: 300 }, (error) => {
  if (error) throw error;
  built.resolve();
});
await built.promise;
await pause(500);

built = Promise.withResolvers();
console.log("--- src/answer.js changes");
writeFileSync("src/answer.js", "export const answer = 43;\n");
await built.promise;
await pause(100);

console.log("--- watching.close()");
watching.close(() => {
  console.log("--- compiler.close()");
  compiler.close(() => {});
});
