import value, { named } from "../transpiled.cjs";

console.log("relaxed:", value, named);
