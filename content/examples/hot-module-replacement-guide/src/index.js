import "./keys.js";
import { render } from "./list.js";
import { title } from "./settings.js";
import { add } from "./todos.js";

page.addEventListener("add", () => add("call Ada"));

function show() {
  console.log(`  ${title}: ${render()}`);
}

show();

import.meta.webpackHot?.accept(["./list.js", "./todos.js"], show);

globalThis.hot = import.meta.webpackHot;
