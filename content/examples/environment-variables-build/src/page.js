import { api } from "./settings.js";

console.log(api);
