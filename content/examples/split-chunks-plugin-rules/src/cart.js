import { format } from "money";
import { withTax } from "./tax.js";

export const total = format(withTax(30, "FR"), "EUR");
