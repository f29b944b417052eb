import { rate } from "./cycle-tax.js";

export const cart = { tax: rate };
export const base = 100;
