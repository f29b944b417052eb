import "./style.css";

console.log("hi");
