import { readdirSync, writeFileSync } from "node:fs";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";

const edit = async (compiler, text) => {
  const { promise, resolve } = Promise.withResolvers();
  compiler.hooks.afterDone.tap("Play", resolve);
  writeFileSync("src/index.js", `console.log("${text}");\n`);
  await promise;
};

const run = async (folder, writeToDisk) => {
  writeFileSync("src/index.js", 'console.log("one");\n');
  const compiler = webpack({
    mode: "development",
    devtool: false,
    output: { path: `${import.meta.dirname}/${folder}` },
    infrastructureLogging: { level: "error" },
  });
  const server = new WebpackDevServer(
    { host: "127.0.0.1", port: 0, setupExitSignals: false, devMiddleware: { writeToDisk, stats: "none" } },
    compiler,
  );
  await server.start();
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
  for (const text of ["two", "three"]) await edit(compiler, text);
  await server.stop();
  await new Promise((resolve) => compiler.close(resolve));
  console.log(`${folder}/`);
  for (const name of readdirSync(folder)) console.log(`  ${name}`);
};

await run("everything", true);
await run("filtered", (path) => !path.includes(".hot-update."));
