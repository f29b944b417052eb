import { basename } from "node:path";

const names = (files = []) => [...files].map((file) => basename(file)).join(", ") || "none";

export function watchPlugin(compiler) {
  const name = "watchPlugin";

  compiler.hooks.watchRun.tap(name, ({ modifiedFiles, removedFiles }) => {
    console.log("watchRun: changed", names(modifiedFiles), "/ removed", names(removedFiles));
  });
  compiler.hooks.invalid.tap(name, (file, changeTime) => {
    console.log("invalid:", file && basename(file), typeof changeTime);
  });
  compiler.hooks.watchClose.tap(name, () => {
    console.log("watchClose");
  });
}
