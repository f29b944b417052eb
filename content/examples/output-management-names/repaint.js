import { readFileSync, writeFileSync } from "node:fs";

const file = "src/index.css";
writeFileSync(file, readFileSync(file, "utf8").replace("rebeccapurple", "teal"));
