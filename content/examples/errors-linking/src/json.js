import { currency } from "./settings.json";

console.log(currency);
