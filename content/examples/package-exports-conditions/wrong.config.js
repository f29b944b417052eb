import config from "./webpack.config.js";

export default { ...config, mode: "production", entry: "./src/wrong.js" };
