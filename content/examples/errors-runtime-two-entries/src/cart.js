import { text } from "./cart-text.js";

console.log("cart:", text);
import.meta.webpackHot.accept();
globalThis.checks.cart = () => import.meta.webpackHot.check(true);
