export const start = () => new Worker(new URL(/* webpackChunkName: "calc" */ "./primes.js", import.meta.url));
