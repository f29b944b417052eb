import { price } from "./price.js";
import { round } from "kit";

console.log(price(round(2.4)));
import("./report.js");
