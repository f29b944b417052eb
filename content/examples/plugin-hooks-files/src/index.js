const { default: text } = await import(/* webpackChunkName: "late" */ "./late.js");

console.log(OPEN, text);
