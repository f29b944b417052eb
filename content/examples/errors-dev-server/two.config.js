import config from "./webpack.config.js";

export default [
  { ...config, name: "page", devServer: { port: 9000 } },
  { ...config, name: "admin", devServer: { port: 9000 } },
];
