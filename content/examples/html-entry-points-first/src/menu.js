import { price } from "./price.js";

document.title += `, from ${price(2)}`;
