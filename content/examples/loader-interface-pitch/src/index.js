import text from "./note.txt?stop";

console.log(text);
