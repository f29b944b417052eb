import { format } from "./format.js";

export const text = format(3);
