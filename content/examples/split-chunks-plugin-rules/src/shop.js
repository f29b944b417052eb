import { format } from "money";
import { withTax } from "./tax.js";

export const price = format(withTax(10, "DE"), "EUR");
