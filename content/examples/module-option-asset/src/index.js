import small from "./small.svg";
import large from "./large.svg";

console.log(small);
console.log(large.split("/").slice(-2).join("/"));
