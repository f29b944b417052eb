import "./misspelt.js";
