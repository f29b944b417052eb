import "./other.js";

console.log(FILE, FEATURES.search);
