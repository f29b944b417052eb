import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const page = createContext({ console });
const script = (file) => runInContext(readFileSync(file, "utf8"), page);

script("cart.js");
script("report.js");
runInContext("console.log('two globals:', add(5))", page);

script("module.js");
runInContext("console.log('one IIFE:', cart.add(5))", page);
