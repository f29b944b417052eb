import "./style.css";

console.log("hello");
