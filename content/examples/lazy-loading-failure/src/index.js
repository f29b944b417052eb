import "./index.css";
import { greet } from "./greet.js";

document.querySelector("#greeting").textContent = greet("webpack");

const button = document.querySelector("#open");
const status = document.querySelector("#status");

button.onclick = async () => {
  button.disabled = true;
  status.textContent = "Loading …";
  try {
    const { openEditor } = await import(/* webpackChunkName: "editor" */ "./editor.js");
    status.textContent = "";
    openEditor();
  } catch (error) {
    if (error.name !== "ChunkLoadError") throw error;
    status.textContent = "The editor did not load. Try again, or reload the page.";
  } finally {
    button.disabled = false;
  }
};
