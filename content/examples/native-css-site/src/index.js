import "./index.css";
import { card } from "./card.js";

document.body.innerHTML = card("Tea");
document.body.addEventListener("click", async () => {
  const { open } = await import(/* webpackChunkName: "dialog" */ "./dialog.js");
  open();
});
