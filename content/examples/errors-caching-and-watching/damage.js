import { writeFileSync } from "node:fs";

writeFileSync(".cache/big/index.pack", "damaged");
