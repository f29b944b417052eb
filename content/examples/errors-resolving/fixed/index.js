import path from "node:path";
import { jsx } from "react/jsx-runtime";
import { title } from "@/menu.js";
import { shop } from "#config";
import { theme } from "virtual:settings";
import { price } from "../src/price.js";

console.log(title, shop, theme, price(250), path.basename("images/logo.png"), typeof jsx);
