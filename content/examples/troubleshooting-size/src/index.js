import { draw } from "chart";
import { weekday } from "dates";

console.log(draw([3, 5]), weekday(2));
