import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";

const compiler = webpack({
  mode: "development",
  devtool: false,
  infrastructureLogging: { level: "error" },
  plugins: [
    new WebpackDevServer({
      host: "127.0.0.1",
      port: 0,
      onListening: async (devServer) => {
        const { port } = devServer.server.address();
        const response = await fetch(`http://127.0.0.1:${port}/main.js`);
        await response.text();
        console.log("listening, main.js:", response.status);
        compiler.close(() => console.log("closed"));
      },
    }),
  ],
});

compiler.watch({}, (error, stats) => {
  console.log(error ?? `built, errors: ${stats.hasErrors()}`);
});
