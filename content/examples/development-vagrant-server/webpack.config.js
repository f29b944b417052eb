export default {
  mode: "development",
  entry: "./src/index.html",
  watchOptions: {
    poll: 500,
    ignored: "**/node_modules",
  },
  devServer: {
    host: "0.0.0.0",
    port: 8080,
    allowedHosts: ["machine.test"],
    watchFiles: {
      paths: ["src/**/*.html"],
      options: { usePolling: true, interval: 500 },
    },
  },
};
