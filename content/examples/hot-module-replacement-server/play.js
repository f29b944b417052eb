import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import webpack from "webpack";
import config from "./webpack.config.js";

const built = Promise.withResolvers();
webpack(config).watch({}, built.resolve);
await built.promise;

const free = createServer().listen(0);
process.env.PORT = free.address().port;
free.close();

await import("./dist/main.mjs");

const ask = async (path) => (await fetch(`http://localhost:${process.env.PORT}${path}`)).text();
console.log(await ask("/ada"));

console.log("--- edit answer.js");
writeFileSync("src/answer.js", readFileSync("src/answer.js", "utf8").replace("Hello!", "Welcome!"));
while ((await ask("/ada")).startsWith("Hello")) await setTimeout(50);

await setTimeout(200);
console.log(await ask("/bob"));
process.exit();
