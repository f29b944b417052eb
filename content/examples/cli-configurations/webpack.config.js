const shared = { mode: "production", devtool: false };

export default [
  { ...shared, name: "page", output: { filename: "page.js" } },
  { ...shared, name: "worker", target: "webworker", output: { filename: "worker.js" } },
];
