import { rate } from "./tax.js";
export const receipt = (amount) => amount + amount * rate;
