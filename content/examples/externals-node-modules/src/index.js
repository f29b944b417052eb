import { readFileSync } from "node:fs";
import picocolors from "picocolors";

const { name } = JSON.parse(readFileSync("settings.json", "utf8"));
console.log(picocolors.bold(name));
