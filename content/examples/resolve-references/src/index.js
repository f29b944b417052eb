import { label } from "@app/label.js";
import { button } from "../packages/ui/src/button.js";

console.log(label, button);
