import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.js";

const server = new WebpackDevServer({ ...config.devServer, host: "127.0.0.1", port: 0 }, webpack(config));
await server.start();

const { port } = server.server.address();
for (const path of ["/time", "/admin/users", "/anything", "/main.js"]) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const body = await response.text();
  console.log(path, response.status, response.headers.get("x-build"), body.length < 50 ? body : "(the bundle)");
}

await server.stop();
