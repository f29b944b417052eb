import { Worker } from "worker_threads";

function count(limit) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const worker = new Worker(new URL("./primes.js", import.meta.url), { workerData: limit });
  worker.once("message", resolve);
  worker.once("error", reject);
  return promise;
}

const limits = [10, 1_000, 100_000];
console.log(await Promise.all(limits.map(count)));
