import "./page.css";
import { price } from "./price.js";

const image: HTMLImageElement = new Image();
image.src = new URL("./logo.svg", import.meta.url).href;
document.body.append(image, price(4));

document.querySelector("button")?.addEventListener("click", async () => {
  const { open } = await import(/* webpackChunkName: "cart" */ "./cart.ts");
  open();
});
