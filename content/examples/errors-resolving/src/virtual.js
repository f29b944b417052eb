import { shop } from "virtual:settings";

console.log(shop);
