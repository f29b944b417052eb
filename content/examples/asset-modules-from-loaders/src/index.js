const leaf = require("./leaf.svg");
const tea = require("./tea.txt");

console.log("image:", leaf);
console.log("text:", tea);
console.log("default:", tea.default);
