import { color } from "./theme.ini";

console.log(color);
