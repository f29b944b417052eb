import shop from "shop-api";

console.log(shop);
