import { money } from "money";

console.log(money);
import(/* webpackPrefetch: true */ "./table.js").then(({ table }) => console.log(table.length));
