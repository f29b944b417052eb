import "./missing.js";

console.log("started");
