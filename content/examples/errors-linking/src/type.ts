import { Item, total } from "./cart.ts";

const items: Item[] = [];
console.log(total(items));
