import { appendFileSync } from "node:fs";
import { get } from "node:http";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.js";

const compiler = webpack({ ...config, stats: "none", infrastructureLogging: { level: "none" } });
let built = Promise.withResolvers();
compiler.hooks.done.tap("Check", () => {
  console.log("built");
  built.resolve();
});

const server = new WebpackDevServer({ ...config.devServer, port: 0 }, compiler);
await server.start();
const { port } = server.server.address();
const ask = (host) =>
  new Promise((done) =>
    get({ port, path: "/index.html", headers: { host: `${host}:${port}` } }, (response) => {
      response.resume();
      done(response.statusCode);
    }),
  );

await built.promise;
for (const host of ["localhost", "192.168.56.10", "machine.test", "other.test"]) console.log(await ask(host), host);

built = Promise.withResolvers();
appendFileSync("src/index.js", 'console.log("edited");\n');
await built.promise;
await server.stop();
process.exit();
