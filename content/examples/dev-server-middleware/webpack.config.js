export default {
  mode: "development",
  devtool: false,
  stats: "none",
  infrastructureLogging: { level: "error" },
  devServer: {
    headers: { "X-Build": "local" },
    setupMiddlewares: (middlewares, devServer) => {
      devServer.app.get("/time", (request, response) => response.json({ hour: 12 }));

      middlewares.unshift({
        name: "closed-door",
        path: "/admin",
        middleware: (request, response) => {
          response.statusCode = 401;
          response.end("Not here.");
        },
      });
      middlewares.push((request, response) => response.end(`nobody answered ${request.url}`));

      return middlewares;
    },
  },
};
