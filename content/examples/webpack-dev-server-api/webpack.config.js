export default {
  mode: "development",
  devtool: false,
  stats: "none",
  infrastructureLogging: { level: "error" },
  devServer: { host: "127.0.0.1", port: "auto", setupExitSignals: false },
};
