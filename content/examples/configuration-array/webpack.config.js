const shared = { mode: "development", devtool: false };

export default [
  {
    ...shared,
    name: "browser",
    entry: "./src/browser.js",
    output: { filename: "browser.js" },
  },
  {
    ...shared,
    name: "server",
    target: "node",
    entry: "./src/server.js",
    output: { filename: "server.cjs" },
  },
];
