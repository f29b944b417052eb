import { card } from "./card.js";

console.log(card("Tea"));
