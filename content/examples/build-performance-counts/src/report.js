import { sum } from "kit";

console.log(sum([1, 2]));
