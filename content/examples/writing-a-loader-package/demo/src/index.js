import { greeting, title } from "./de.messages";

console.log(`${title}: ${greeting}!`);
