import { items } from "./items.js";

console.log(items.filter(({ name }) => name.startsWith(location.hash)));
