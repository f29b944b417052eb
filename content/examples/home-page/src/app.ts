import "./page.css";
import { price } from "./price.js";

const total: number = 4;
document.body.append(price(total));

document.querySelector("button")?.addEventListener("click", async () => {
  const { open } = await import(/* webpackChunkName: "cart" */ "./cart.ts");
  open();
});
