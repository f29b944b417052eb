import assign from "@babel/runtime";
import { money } from "money";
import { first } from "./first.js";
import { format } from "./lib/format.js";
import photo from "./photo.webp";

console.log(assign, money, first(), format, photo, this, eval("1 + 1"));
