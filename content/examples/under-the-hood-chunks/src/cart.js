import { money } from "./money.js";
import { list } from "./list.js";
export const open = () => console.log(list().map(money));
