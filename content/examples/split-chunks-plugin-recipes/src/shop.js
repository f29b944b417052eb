import { nameToEmoji } from "gemoji";
import { createElement } from "react";
import { price } from "./price.js";

console.log(createElement("p", null, nameToEmoji[document.body.dataset.emoji], price(3)));
