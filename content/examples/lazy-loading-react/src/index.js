import { createElement as h, lazy, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";

const Editor = lazy(() => import(/* webpackChunkName: "editor" */ "./editor.js"));

function App() {
  const [open, setOpen] = useState(false);
  return open
    ? h(Suspense, { fallback: "Loading …" }, h(Editor))
    : h("button", { onClick: () => setOpen(true) }, "Write a card");
}

createRoot(document.querySelector("#app")).render(h(App));
