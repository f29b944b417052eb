import { handler } from "./dist/function.mjs";
import worker from "./dist/worker.mjs";

console.log("function:", await handler({ name: "Tea", price: 5 }));

const response = await worker.fetch(new Request("https://shop.example/?price=4"));
console.log("worker:", response.status, await response.text());
