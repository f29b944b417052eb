import { shop } from "https://cdn.example.test/config.js";

console.log(shop);
