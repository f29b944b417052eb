import note from "./note.txt";

console.log(note.trim());
