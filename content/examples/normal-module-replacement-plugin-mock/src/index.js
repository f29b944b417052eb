import { load } from "./api.js";
import { name } from "./theme-BRAND";

console.log(load(), name);
