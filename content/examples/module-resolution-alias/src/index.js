import { label } from "@ui/button.js";
import { url } from "#config";
import { color } from "theme";
import "analytics";

console.log(label, url, color);
