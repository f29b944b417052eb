import "./index.css";
import { weekday } from "dates";

const button = document.querySelector("#open");
button.title = weekday(new Date());
button.addEventListener("click", async () => {
  const { openEditor } = await import(/* webpackChunkName: "editor" */ "./editor.js");
  openEditor();
});
