import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

runInThisContext(readFileSync("dist/math.cjs", "utf8"));

console.log("script:", MyMath.add(1, 2));
