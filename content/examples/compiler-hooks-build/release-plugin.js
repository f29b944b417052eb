import { readFile } from "node:fs/promises";

export function releasePlugin(compiler) {
  const name = "releasePlugin";
  let release;

  compiler.hooks.beforeCompile.tapPromise(name, async () => {
    release = (await readFile("release.txt", "utf8")).trim();
    console.log("beforeCompile: release", release);
  });
  compiler.hooks.compile.tap(name, (params) => {
    console.log("compile:", Object.keys(params).join(", "));
  });
  new compiler.webpack.DefinePlugin({
    RELEASE: compiler.webpack.DefinePlugin.runtimeValue(() => JSON.stringify(release)),
  }).apply(compiler);
}
