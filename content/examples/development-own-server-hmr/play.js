import { writeFileSync } from "node:fs";
import { app, pages } from "./server.js";

const listener = app.listen(0, "127.0.0.1");
await new Promise((resolve) => pages.waitUntilValid(resolve));

const url = `http://127.0.0.1:${listener.address().port}`;
const bundle = await (await fetch(`${url}/main.js`)).text();
console.log("HMR client in the bundle:", bundle.includes("webpack-dev-middleware/client"));

const { body } = await fetch(`${url}/__webpack_hmr`);
for await (const part of body.pipeThrough(new TextDecoderStream())) {
  const action = /"action":"(\w+)"/.exec(part)?.[1];
  if (action) console.log("event:", action);
  if (action === "sync") writeFileSync("src/label.js", 'export const label = "Coffee";\n');
  if (action === "built") break;
}
process.exit();
