import webpack from "webpack";
import { TranslatePlugin } from "./translate-plugin.js";

const handler = (part, phase, ...details) => {
  if (details.includes("TranslatePlugin")) {
    console.log(`${Math.floor(part * 100)} %`, phase, ...details);
  }
};

export default {
  mode: "production",
  stats: { preset: "errors-warnings", logging: "info" },
  plugins: [new webpack.ProgressPlugin({ handler }), new TranslatePlugin()],
};
