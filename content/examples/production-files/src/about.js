import "./index.css";
import { greet } from "./greet.js";

document.querySelector("#greeting").textContent = greet("reader", "Welcome");
