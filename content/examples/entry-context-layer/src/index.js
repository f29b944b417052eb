import { greeting } from "#greeting";

console.log(greeting);
