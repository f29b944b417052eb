import sheet from "./badge.css" with { type: "css" };
import text from "./mail.css?text";
import { button } from "./button.module.css";

document.adoptedStyleSheets.push(sheet);
console.log("text:", text.trim());
console.log("class:", button);
