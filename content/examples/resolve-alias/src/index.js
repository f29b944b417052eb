import { color } from "theme";
import { name } from "icons/cart";
import "analytics";

console.log(color, name);
