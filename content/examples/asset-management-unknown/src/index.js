import logo from "./images/logo.svg";

console.log(logo);
