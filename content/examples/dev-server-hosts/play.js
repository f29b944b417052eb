import { request } from "node:http";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.js";

const server = new WebpackDevServer({ ...config.devServer, host: "127.0.0.1", port: 0 }, webpack(config));
await server.start();

const { port } = server.server.address();
const ask = (host) =>
  new Promise((done) => {
    const options = { host: "127.0.0.1", port, path: "/main.js", headers: { host } };
    request(options, (response) => {
      console.log(response.statusCode, host);
      response.resume().on("end", done);
    }).end();
  });

for (const host of ["shop.test", "de.shop.test", "myshop.test", "localhost", "10.0.0.7"]) await ask(host);

await server.stop();
