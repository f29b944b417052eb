import { afterEnvironmentPlugin } from "./after-environment-plugin.js";
import { afterPluginsPlugin } from "./after-plugins-plugin.js";
import { afterResolversPlugin } from "./after-resolvers-plugin.js";
import { entryOptionPlugin } from "./entry-option-plugin.js";
import { environmentPlugin } from "./environment-plugin.js";
import { initializePlugin } from "./initialize-plugin.js";
import { GreetingPlugin } from "./validate-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "none",
  plugins: [
    new GreetingPlugin({ text: "hello" }),
    environmentPlugin,
    afterEnvironmentPlugin,
    entryOptionPlugin,
    afterPluginsPlugin,
    afterResolversPlugin,
    initializePlugin,
  ],
};
