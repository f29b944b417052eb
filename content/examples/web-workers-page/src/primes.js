import { isPrime } from "./is-prime.js";

addEventListener("message", ({ data: limit }) => {
  let count = 0;
  let last;
  for (let n = 2; n < limit; n++) {
    if (!isPrime(n)) continue;
    count++;
    last = n;
  }
  postMessage({ count, last });
});
