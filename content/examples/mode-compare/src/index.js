import { add } from "./math.js";

if (process.env.NODE_ENV === "development") {
  console.log("checks are on");
}

console.log(add(1, 2));
