import { jsx } from "react/lib/jsx.js";

console.log(jsx);
