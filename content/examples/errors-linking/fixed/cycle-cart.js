import { rate } from "./cycle-tax.js";

export const base = 100;
export const cart = { tax: rate };
