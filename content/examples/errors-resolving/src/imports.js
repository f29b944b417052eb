import { shop } from "#configuration";

console.log(shop);
