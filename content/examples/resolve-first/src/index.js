import { price } from "@/data/price";

console.log(price);
