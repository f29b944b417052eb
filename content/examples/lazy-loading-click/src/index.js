import "./index.css";
import { greet } from "./greet.js";

document.querySelector("#greeting").textContent = greet("webpack");

const button = document.querySelector("#open");
button.onclick = async () => {
  const { openEditor } = await import(/* webpackChunkName: "editor" */ "./editor.js");
  openEditor();
};
