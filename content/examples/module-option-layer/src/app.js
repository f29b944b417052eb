import "./polyfill.js";
import data from "./data.json";

console.log(typeof data);
