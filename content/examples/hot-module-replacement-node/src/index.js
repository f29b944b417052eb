import { greet } from "./greet.js";

let count = 0;
globalThis.say = () => console.log(`${++count}: ${greet("Ada")}`);
globalThis.hot = import.meta.webpackHot;

import.meta.webpackHot?.accept("./greet.js", (outdated) => {
  console.log("index.js accepts", outdated);
});
