import prices from "./prices.json!=!../loaders/pairs-loader.js!./prices.txt";

console.log(prices);
