import { sum } from "lodash-es";
import defer * as pad from "left-pad";

console.log(sum([1, 2]));
export const format = (text) => pad.default(text, 10);
