import { text } from "./text.js";

console.log(text);
globalThis.hot = import.meta.webpackHot;
