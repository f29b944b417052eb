import { name } from "./cat.js";

export const label = "a " + name;
