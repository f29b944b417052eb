import { price } from "./price.js";

document.querySelector("#price").textContent = price(4);
