import { writeFileSync } from "node:fs";

writeFileSync("src/style.css", "body { color: plum; }\n");
