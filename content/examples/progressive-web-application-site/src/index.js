import "./index.css";
import { menu } from "./menu.js";
import { register } from "./offline.js";

document.querySelector("#menu").textContent = menu.join(", ");

if (import.meta.env.PROD && "serviceWorker" in navigator) register(document.querySelector("#update"));
