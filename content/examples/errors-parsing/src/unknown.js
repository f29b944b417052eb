import table from "./prices.csv";

console.log(table);
