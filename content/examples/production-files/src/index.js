import "./index.css";
import { greet } from "./greet.js";

if (import.meta.env.DEV) {
  console.log("Development build");
}

document.querySelector("#greeting").textContent = greet("webpack");
