import { basename } from "./basename";

console.log(basename("/tea/black.txt"));
