import { isDeepStrictEqual } from "node:util";
import webpack from "webpack";
import config from "./webpack.config.js";

const written = config.optimization.splitChunks;

for (const mode of ["production", "development", "none"]) {
  const options = webpack.config.getNormalizedWebpackOptions({ mode });
  webpack.config.applyWebpackOptionsDefaults(options);
  const defaults = options.optimization.splitChunks;
  // Without a value, the plugin uses minSize.
  defaults.minRemainingSize ??= defaults.minSize;

  console.log(`${mode}:`);
  const names = new Set([...Object.keys(written), ...Object.keys(defaults)]);
  const different = [...names].filter((name) => !isDeepStrictEqual(written[name], defaults[name]));
  for (const name of different) console.log(`  ${name}: ${defaults[name]}`);
  if (different.length === 0) console.log("  as in webpack.config.js");
}
