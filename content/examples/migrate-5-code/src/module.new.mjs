import { basename } from "./basename.js";

console.log(basename("/tea/black.txt"));
