import { readFileSync } from "node:fs";

const { entrypoints, assets } = JSON.parse(readFileSync("dist/manifest.json", "utf8"));

export function tags(page) {
  const files = entrypoints[page].imports.map((name) => assets[name].file);
  const styles = files.filter((file) => file.endsWith(".css"));
  const scripts = files.filter((file) => file.endsWith(".js"));
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...(scripts.length > 1 ? scripts.map((file) => `<script defer src="${file}"></script>`) : []),
  ];
}

for (const page of ["home", "imprint"]) console.log(page, tags(page).join("\n     "));
