import value, { named } from "./transpiled.cjs";

console.log("strict:", value, named);
