import { total } from "../shared/totals";

console.log(total);
