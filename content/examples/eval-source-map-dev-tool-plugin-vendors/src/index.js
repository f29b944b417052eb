import { upper } from "letters";
import { name } from "./name.js";

console.log(upper(name));
