import { readFileSync } from "node:fs";
import path from "node:path";
import { greet } from "./greet.js";
import settings from "./settings.json" with { type: "json" };

const file = path.join(import.meta.dirname, "..", "names.txt");
for (const name of readFileSync(file, "utf8").trim().split("\n")) {
  console.log(greet(name, settings.greeting));
}
