import { name } from "./data.json";

console.log(name);
