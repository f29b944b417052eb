import { greeting, title } from "./en.messages";

console.log(`${title}: ${greeting}!`);
