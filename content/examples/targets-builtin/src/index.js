import { basename } from "path";

console.log(basename("a/b.txt"));
