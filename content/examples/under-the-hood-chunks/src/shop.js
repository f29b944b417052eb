import { money } from "./money.js";
console.log(money(3));
import("./cart.js").then(({ open }) => open());
