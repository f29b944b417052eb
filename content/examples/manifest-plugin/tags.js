import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
console.log(JSON.stringify(manifest, null, 2));

for (const name of manifest.entrypoints.shop.imports) {
  const { file } = manifest.assets[name];
  console.log(
    name.endsWith(".css")
      ? `<link rel="stylesheet" href="${file}">`
      : `<script defer src="${file}"></script>`,
  );
}
