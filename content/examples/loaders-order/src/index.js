import data from "./log-loader.js?name=inline!./data.json";

console.log(data.price);
