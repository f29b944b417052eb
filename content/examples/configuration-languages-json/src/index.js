import logo from "./logo.svg";

console.log(logo.slice(0, 18));
