import { basename } from "node:path";
import settings from "settings";

console.log(basename("/a/b.txt"), settings === globalThis);
