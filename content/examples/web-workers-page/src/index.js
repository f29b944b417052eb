import { limit } from "./limit.js";

const worker = new Worker(new URL("./primes.js", import.meta.url), { name: "primes" });

worker.addEventListener("message", ({ data }) => {
  document.body.textContent = `${data.count} primes, the last one is ${data.last}`;
});
worker.postMessage(limit);
