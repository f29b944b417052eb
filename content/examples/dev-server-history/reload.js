import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.js";

const outputs = { default: {}, 'publicPath: "/"': { publicPath: "/" }, 'html.base: "/"': config.output };

for (const [name, output] of Object.entries(outputs)) {
  const compiler = webpack({ ...config, output });
  const server = new WebpackDevServer({ ...config.devServer, host: "127.0.0.1", port: 0 }, compiler);
  await server.start();

  const url = `http://127.0.0.1:${server.server.address().port}/cart/42`;
  const page = await (await fetch(url, { headers: { accept: "text/html" } })).text();
  const [, base = ""] = /<base href="(.*?)"/.exec(page) ?? [];
  const [, src] = /<script defer src="(.*?)"/.exec(page);
  const script = new URL(src, new URL(base, url));
  const response = await fetch(script);
  await response.text();
  console.log(name.padEnd(15), script.pathname.padEnd(12), response.status);

  await server.stop();
}
