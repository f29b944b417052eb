import { add } from "./math.js";
import { version } from "./legacy.cjs";
import settings from "./settings.json" with { type: "json" };
import note from "./note.txt" with { type: "text" };

console.log("ES module:", add(1, 2));
console.log("CommonJS:", version);
console.log("JSON:", settings.color);
console.log("text:", note.trim());

const { default: message } = await import("./lazy.js");
console.log("dynamic import:", message);
