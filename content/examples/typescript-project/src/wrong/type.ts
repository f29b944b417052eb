import { total } from "../cart.ts";

console.log(total([{ name: "tea", cents: "300" }]));
