import { load } from "./loader/index.cjs";

console.log(load("./chart").title, load("./table").title);
