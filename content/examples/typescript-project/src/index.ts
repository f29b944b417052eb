import { type Item, total } from "./cart.ts";

const items: Item[] = [
  { name: "tea", cents: 300 },
  { name: "coffee", cents: 420 },
];

console.log(`${items.length} items, ${total(items)} cents`);
console.log(import.meta.env.MODE);
