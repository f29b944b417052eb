import { format } from "./format.js";

export const price = (cents) => format(cents);
