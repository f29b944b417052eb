import { readFile } from "node:fs/promises";

console.log(await readFile("menu.txt", "utf8"));
