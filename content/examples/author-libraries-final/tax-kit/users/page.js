import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const page = { console };
runInNewContext(readFileSync("dist/script.js", "utf8"), page);
runInNewContext(`console.log("script", TaxKit.addTax(1000))`, page);
