import cjs from "./answer.cjs";

console.log(cjs.answer);
