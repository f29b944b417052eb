export default {
  mode: "development",
  stats: "none",
  infrastructureLogging: { level: "none" },
  devServer: {
    static: { directory: "assets", publicPath: "/static", watch: true },
    devMiddleware: { publicPath: "/build/", writeToDisk: true },
    hot: "only",
    client: {
      overlay: { warnings: false, errors: true },
      logging: "warn",
      webSocketURL: { hostname: "shop.test", port: 443 },
    },
    server: "https",
    open: "/admin/",
    setupMiddlewares: (middlewares, { app }) => {
      app.get("/time", (request, response) => response.json({ hour: 12 }));
      return middlewares;
    },
    proxy: [{ context: ["/api"], target: "http://localhost:4000" }],
  },
};
