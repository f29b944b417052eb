import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { routes } from "./routes.js";

const { default: Page } = await routes[location.pathname].load();
const props = JSON.parse(document.querySelector("#props").textContent);
hydrateRoot(document.querySelector("#root"), createElement(Page, props));
