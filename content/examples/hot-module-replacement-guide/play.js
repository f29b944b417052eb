import { readFileSync, writeFileSync } from "node:fs";
import webpack from "webpack";
import config from "./webpack.config.js";

let built = Promise.withResolvers();
let hash;
const watching = webpack(config).watch({}, (error, stats) => {
  if (error) throw error;
  if (stats.hash !== hash) built.resolve();
  hash = stats.hash;
});

async function edit(title, file, from, to) {
  built = Promise.withResolvers();
  console.log(title);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  await built.promise;
  try {
    console.log(`  replaced ${await hot.check(true)}`);
  } catch (problem) {
    console.log(`  ${problem.message.split("\n").join("\n  ")}`);
  }
}

globalThis.page = new EventTarget();
await built.promise;
console.log("the program starts");
await import("./dist/main.mjs");

console.log("add an entry");
page.dispatchEvent(new Event("add"));

await edit("edit list.js", "src/list.js", "- ${todo}", "[ ] ${todo}");
await edit("edit todos.js", "src/todos.js", "push(text)", "push(text.toUpperCase())");
page.dispatchEvent(new Event("add"));
await edit("edit list.js again", "src/list.js", '.join(" ")', '.join(", ")');

await edit("edit keys.js", "src/keys.js", "version 1", "version 2");
page.dispatchEvent(new Event("key"));

await edit("edit settings.js", "src/settings.js", "Today", "Tomorrow");

watching.close();
