import { total } from "./total.js";

document.querySelector("#total").textContent = total([{ price: 4 }, null]);
