import { globSync, readFileSync } from "node:fs";
import vm from "node:vm";

const page = vm.createContext({ console });
vm.runInContext("globalThis.self = globalThis", page);

for (const pattern of ["assets/runtime.*.js", "assets/home.*.js", "assets/product.*.js", "embed.js"]) {
  const [file] = globSync(pattern, { cwd: "dist" });
  vm.runInContext(readFileSync(`dist/${file}`, "utf8"), page);
}
vm.runInContext(`console.log("embed", ShopEmbed.price(500))`, page);
