import webpack from "webpack";

export default { mode: "development", entry: "./src/index.js", plugins: [webpack.HotModuleReplacementPlugin] };
