import { upper } from "letters";
import { money } from "./money.js";

console.log(upper("shop"), money(5));
