import small from "./dot.svg";
import large from "./star.svg";
import inline from "./star.svg?inline";
import source from "./dot.svg?source";
import paper from "./terms.pdf";
import text from "./dot.svg" with { type: "text" };
import bytes from "./table.bin" with { type: "bytes" };

console.log("small:", small);
console.log("large:", large);
console.log("inline:", inline.slice(0, 40), inline.length);
console.log("source:", source.trim());
console.log("text:", text === source);
console.log("paper:", paper);
console.log("bytes:", bytes);
