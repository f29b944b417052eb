import { money } from "money";

console.log(money);
