import "@shop/shop.css";
import { price } from "@shop/price.js";
import * as api from "@shop/api.js";

console.log(price(3));
console.log("reserve" in api ? api.reserve() : api.order());

const worker = new Worker(new URL("counter/task", import.meta.url));
worker.onmessage = ({ data }) => console.log(data);
