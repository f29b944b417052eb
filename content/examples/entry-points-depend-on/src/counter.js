console.log("counter.js runs");

let count = 0;
export const next = () => ++count;
