import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.js";

const compiler = webpack(config);
const server = new WebpackDevServer(config.devServer, compiler);

await server.start();

const { address, port } = server.server.address();
const response = await fetch(`http://${address}:${port}/main.js`);
const code = await response.text();
console.log(address, response.status, code.includes('console.log("Hello")'));

await new Promise((resolve) => server.invalidate(resolve));
console.log("rebuilt");

await server.stop();
console.log("stopped, server:", server.server);

await new Promise((resolve) => compiler.close(resolve));
console.log(WebpackDevServer.findIp("v4", true), await WebpackDevServer.getFreePort(3000, "127.0.0.1"));
