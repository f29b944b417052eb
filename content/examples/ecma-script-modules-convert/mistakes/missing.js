import { greeting } from "../src/settings.json" with { type: "json" };
import { greet } from "../src/greet";

console.log(greet("Ada", greeting));
