import { once } from "node:events";
import { createServer, request } from "node:http";
import { format } from "node:util";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import WebSocket from "ws";
import config from "./webpack.config.js";

const host = "127.0.0.1";
const ports = [];
const print = (text) => console.log(ports.reduce((line, port) => line.replaceAll(port, "PORT"), text));
const start = async (options) => {
  const server = new WebpackDevServer({ host, port: 0, ...options }, webpack(config));
  await server.start();
  ports.push(server.server.address().port);
  return server;
};
const ask = async (port, path, headers = {}) => {
  const [response] = await once(request({ host, port, path, headers }).end(), "response");
  const text = (await response.toArray()).join("");
  print(`${response.statusCode} ${/<pre>(.*)<\/pre>/.exec(text)?.[1] ?? text.split("\n")[0]}`);
};
const fails = (options) => start(options).catch((error) => print(error.message));

/** A port on which nobody listens. */
const probe = createServer().listen(0, host);
await once(probe, "listening");
const nobody = probe.address().port;
ports.push(nobody);
probe.close();

const logger = { info() {}, warn() {}, error: (...values) => print(format(...values)) };
const server = await start({ proxy: [{ context: "/api", target: `http://${host}:${nobody}`, logger }] });
const { port } = server.server.address();
await ask(port, "/main.js", { host: "shop.test" });
await ask(port, "/main.js", { "sec-fetch-mode": "no-cors", "sec-fetch-site": "cross-site" });
await ask(port, "/cart");
await ask(port, "/api/prices");
await new Promise((done) => {
  const client = new WebSocket(`ws://${host}:${port}/ws`, { origin: "https://other.test" });
  client.on("message", (data) => data.includes("Invalid") && print(String(data))).on("close", done);
});
await fails({ port });
await server.stop();

await fails({ static: { directory: "https://shop.example/" } });
await fails({ client: { webSocketTransport: "carrier-pigeon" } });

const open = await start({ allowedHosts: ["shop.test"], historyApiFallback: { index: "/main.js" } });
await ask(open.server.address().port, "/main.js", { host: "shop.test" });
await ask(open.server.address().port, "/cart", { host: "shop.test", accept: "text/html" });
await open.stop();
