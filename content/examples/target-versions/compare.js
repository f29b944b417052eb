import webpack from "webpack";

const flags = ["arrowFunction", "optionalChaining", "hasOwn", "dynamicImport", "importMetaDirnameAndFilename"];

for (const target of ["node", "node12", "node18", "node24", "bun", ["web", "es5"], ["web", "es2022"]]) {
  const { environment } = webpack({ target, mode: "production", entry: "./a.js" }).options.output;
  console.log(String(target).padEnd(11), flags.filter((flag) => environment[flag]).join(" "));
}
