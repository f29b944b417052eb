import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { routes } from "./routes.js";

export async function render(path, props) {
  const route = routes[path];
  if (!route) return;
  const { default: Page } = await route.load();
  return { module: route.module, html: renderToString(createElement(Page, props)) };
}
