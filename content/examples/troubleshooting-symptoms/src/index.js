import { price } from "./price.js";

console.log("price", price);
try {
  const { report } = await import("./report.js");
  console.log(report());
} catch (error) {
  console.log(error.message.split("\n")[0]);
}
