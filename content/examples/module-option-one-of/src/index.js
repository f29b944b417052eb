import text from "./dot.svg?raw";
import data from "./dot.svg?inline";
import file from "./dot.svg";

console.log(text.trim());
console.log(data.slice(0, 26));
console.log(file.split("/").slice(-2).join("/"));
