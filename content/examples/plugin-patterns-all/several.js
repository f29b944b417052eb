import webpack from "webpack";

class NamePlugin {
  apply(compiler) {
    for (const each of compiler.compilers ?? [compiler]) {
      each.hooks.run.tap("NamePlugin", () => console.log(`run ${each.name ?? "without a name"}`));
    }
  }
}

const target = { mode: "development", devtool: false };
const several = webpack([
  { ...target, name: "shop", output: { filename: "shop.js" } },
  { ...target, name: "admin", output: { filename: "admin.js" } },
]);
new NamePlugin().apply(several);
several.run(() => several.close(() => {}));
