import { title } from "./home.js";

console.assert(title === "Home");
