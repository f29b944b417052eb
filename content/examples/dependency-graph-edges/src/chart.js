import { add } from "./math.js";

export const draw = () => console.log(add(3, 4));
