import prices from "./prices.json";
import { total } from "./total.ts";
import { add } from "./add.wasm";
import terms from "./terms.txt" with { type: "text" };

const icon = new URL("./icon.png", import.meta.url);

console.log(add(total(prices), 1), terms, icon.href);
