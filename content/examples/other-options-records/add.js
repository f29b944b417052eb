import { writeFileSync } from "node:fs";

writeFileSync("src/index.js", 'import("./account.js");\nimport("./cart.js");\n');
