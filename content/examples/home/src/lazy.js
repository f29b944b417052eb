const { greet } = await import("./greet.js");

console.log(greet("webpack"));
