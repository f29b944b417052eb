import { createServer } from "node:http";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.js";

const backend = createServer((request, response) => {
  response.setHeader("Content-Type", "text/plain");
  response.end(`backend got ${request.method} ${request.url}`);
});
await new Promise((ready) => backend.listen(0, "127.0.0.1", ready));
config.devServer.proxy[0].target = `http://127.0.0.1:${backend.address().port}`;

const server = new WebpackDevServer({ ...config.devServer, host: "127.0.0.1", port: 0 }, webpack(config));
await server.start();

const { port } = server.server.address();
for (const path of ["/api/users?page=2", "/apiary", "/other"]) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const body = await response.text();
  console.log(path, response.status, response.ok ? body : "(not found)");
}

await server.stop();
backend.close();
