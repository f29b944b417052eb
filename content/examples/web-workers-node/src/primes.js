import { parentPort, workerData } from "node:worker_threads";
import { isPrime } from "./is-prime.js";

let primes = 0;
for (let n = 2; n < workerData; n++) {
  if (isPrime(n)) primes++;
}
parentPort.postMessage(primes);
