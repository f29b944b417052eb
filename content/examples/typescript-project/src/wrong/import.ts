import { Item } from "../cart.ts";

const tea: Item = { name: "tea", cents: 300 };

console.log(tea.name);
