import { answer } from "./answer.js";

console.log(answer);

import("./lazy.js").then(({ text }) => console.log(text));
