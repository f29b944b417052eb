import { platform } from "platform";

const { greet } = await import("./greet.js");
console.log(greet(platform));
