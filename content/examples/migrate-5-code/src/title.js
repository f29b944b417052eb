import path from "path";

console.log(path.basename("/tea/green.txt"));
