import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.js";

const compiler = webpack(config);
const server = new WebpackDevServer({ ...config.devServer, host: "127.0.0.1", port: 0 }, compiler);
await server.start();

const { port } = server.server.address();
for (const path of ["/", "/index.js", "/notes.txt", "/missing"]) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.text();
  console.log(path, response.status, response.headers.get("content-type"));
}

await server.stop();
