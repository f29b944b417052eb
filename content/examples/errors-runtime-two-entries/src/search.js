import { text } from "./search-text.js";

console.log("search:", text);
import.meta.webpackHot.accept();
globalThis.checks.search = () => import.meta.webpackHot.check(true);
