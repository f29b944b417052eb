import { existsSync } from "node:fs";
import webpack from "webpack";

function build(bail) {
  return new Promise((resolve) => {
    webpack({ mode: "development", devtool: false, bail }, (error, stats) => {
      console.log(`bail: ${bail}`);
      console.log("  error:", error?.message.split(":")[0]);
      console.log("  errors in stats:", stats?.compilation.errors.length);
      console.log("  dist exists:", existsSync("dist"));
      resolve();
    });
  });
}

await build(true);
await build(false);
