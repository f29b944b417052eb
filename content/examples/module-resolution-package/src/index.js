import { kind } from "tiny-date";
import "./old.cjs";

console.log("import got", kind);
