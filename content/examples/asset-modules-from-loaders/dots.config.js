const config = require("./webpack.config.js");

const [images, texts] = config.module.rules;
const dots = { ...images, generator: { filename: "[name].[hash:7].[ext]" } };

module.exports = { ...config, module: { rules: [dots, texts] } };
