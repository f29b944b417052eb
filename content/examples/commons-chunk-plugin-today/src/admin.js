import { upper } from "letters";
import { money } from "./money.js";

console.log(upper("admin"), money(5));
