import { statSync } from "node:fs";

for (const name of ["main.js", "apart.js"]) console.log(name, statSync(`dist/${name}`).size, "bytes");
