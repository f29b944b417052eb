import start from "shop:/pages/start.js";

console.log(start);
