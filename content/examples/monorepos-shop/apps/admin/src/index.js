import { euro } from "@shop/format";

console.log("revenue", euro(120000));
