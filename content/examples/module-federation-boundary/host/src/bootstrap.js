import { total } from "shop/cart";

console.log(total([5, 10]));
