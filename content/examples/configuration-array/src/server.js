import { basename } from "node:path";

console.log(basename("/srv/shop"));
