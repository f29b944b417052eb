import { label } from "./label.js";

export const name = "cat";
export const describe = () => label;
