import { basename } from "./basename";

console.log(basename("/tea/green.txt"));
