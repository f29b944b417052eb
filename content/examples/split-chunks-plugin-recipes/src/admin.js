import { createElement } from "react";
import { price } from "./price.js";

console.log(createElement("h1", null, "Sales: ", price(1250)));
