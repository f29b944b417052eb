import { greet } from "./greet.js";

const name: string = "webpack";

console.log(greet(name));
