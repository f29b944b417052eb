import { format } from "../format.js";
import { pi } from "./pi.js";

export const area = (radius) => pi() * radius ** 2;
export const label = (radius) => format(area(radius));
