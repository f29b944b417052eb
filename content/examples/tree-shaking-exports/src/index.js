import { cube } from "./math.js";

document.body.textContent = `5 cubed is ${cube(5)}`;
