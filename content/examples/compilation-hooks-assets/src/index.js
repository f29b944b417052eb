import "./names.data";

console.log("hello");
