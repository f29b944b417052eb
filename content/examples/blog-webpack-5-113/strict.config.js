import config from "./webpack.config.js";

export default {
  ...config,
  module: {
    parser: { html: { parseErrors: true } },
  },
};
