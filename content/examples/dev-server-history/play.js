import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.js";

const server = new WebpackDevServer({ ...config.devServer, host: "127.0.0.1", port: 0 }, webpack(config));
await server.start();

const { port } = server.server.address();
const ask = async (path, accept) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
  const page = (await response.text()).includes("<title>Shop</title>");
  console.log(response.status, page ? "the page " : "not found", path, accept);
};

await ask("/cart/42", "text/html");
await ask("/cart/42", "application/json");
await ask("/images/cat.png", "text/html");

await server.stop();
