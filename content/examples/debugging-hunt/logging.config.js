import config from "./webpack.config.js";

export default {
  ...config,
  cache: { type: "filesystem", cacheDirectory: `${import.meta.dirname}/.cache` },
  infrastructureLogging: { level: "none", debug: /PackFileCacheStrategy/ },
};
