import { euro } from "@shop/format";

console.log("turnover", euro(120000));
