import "./index.css";
import { greet } from "./greet.js";

document.querySelector("#greeting").textContent = greet("webpack");

const button = document.querySelector("#open");
const load = () => import(/* webpackChunkName: "editor" */ "./editor.js");

button.addEventListener("pointerenter", () => load().catch(() => {}), { once: true });
button.addEventListener("click", async () => {
  const { openEditor } = await load();
  openEditor();
});
