import { table } from "./table.js";

console.log(table);
