import { createRoot } from "react-dom/client";
import { Counter } from "./counter.tsx";

const root = document.querySelector("#root");
if (root) createRoot(root).render(<Counter cents={350} />);
