import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("dist/ssr-manifest.json", "utf8"));

export function preloads(module) {
  return manifest[module].map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" href="${file}">`
      : `<link rel="preload" as="script" href="${file}">`,
  );
}

console.log(preloads("./src/pages/cart.js").join("\n"));
