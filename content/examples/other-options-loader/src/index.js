import greeting from "./greeting.json" with { type: "json" };

console.log(greeting.hello);
