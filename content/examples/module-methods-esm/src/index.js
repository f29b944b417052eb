import "./setup.js";
import Price, { format, currency as unit } from "./price.js";
import * as shop from "./shop.js";
import menu from "./menu.json" with { type: "json" };
import terms from "./terms.txt" with { type: "text" };
import logo from "./terms.txt" with { type: "bytes" };

console.log(format(new Price(3).value), unit);
console.log(Object.keys(shop), shop.cents(2));
console.log(menu, terms.trim(), logo.length);
