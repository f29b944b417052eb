import { total } from "./total.js";

document.title = `Cart: ${total([4, 9])}`;
