const shared = {
  mode: "production",
  devtool: false,
  stats: { preset: "none", assets: true },
};

export default [
  { ...shared, name: "page", output: { filename: "page.js" } },
  (env) => ({ ...shared, name: "worker", output: { filename: `worker-v${env.version}.js` } }),
  Promise.resolve({ ...shared, name: "server", target: "node", output: { filename: "server.cjs" } }),
];
