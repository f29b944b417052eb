import { readdirSync, writeFileSync } from "node:fs";

for (const file of readdirSync(".cache/big")) writeFileSync(`.cache/big/${file}`, "damaged");
