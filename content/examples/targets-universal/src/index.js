import { where } from "./where.js";

const { greet } = await import("./greet.js");
console.log(greet(where()));
