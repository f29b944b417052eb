import path from "node:path";

console.log("dirname ", path.basename(import.meta.dirname));
console.log("filename", path.basename(import.meta.filename));
console.log("url     ", path.basename(import.meta.url));
console.log("main    ", import.meta.main);
console.log("env     ", import.meta.env.MODE);
console.log("hot     ", import.meta.webpackHot);
