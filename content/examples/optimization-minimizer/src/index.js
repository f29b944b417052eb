import url from "./notes.txt";

console.log(url);
