import { appendFileSync } from "node:fs";

appendFileSync("src/answer.js", "// edited\n");
