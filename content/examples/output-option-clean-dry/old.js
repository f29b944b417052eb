import { mkdirSync, writeFileSync } from "node:fs";

mkdirSync("dist/reports", { recursive: true });
writeFileSync("dist/main.4f21.js", "");
writeFileSync("dist/reports/size.txt", "");
