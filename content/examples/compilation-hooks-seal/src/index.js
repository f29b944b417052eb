import { answer } from "./tools.js";

console.log(answer);

import(/* webpackChunkName: "french" */ "./french.js").then(({ text }) => console.log(text));
import(/* webpackChunkName: "german" */ "./german.js").then(({ text }) => console.log(text));
