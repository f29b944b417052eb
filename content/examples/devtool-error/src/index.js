import { total } from "./total.js";

try {
  console.log(total([{ price: 4 }, undefined]));
} catch (error) {
  console.log(error.stack.split("\n").slice(0, 2).join("\n"));
}
