import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

const root = document.querySelector("#root");
if (!root) throw new Error("There's no #root on the page");

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
