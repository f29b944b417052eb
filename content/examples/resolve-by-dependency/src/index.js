import { format } from "two-formats";
import "./old.cjs";

console.log("import:", format);
