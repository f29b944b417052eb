import "./index.css";
import { greet } from "./greet.js";

const heading = document.querySelector("#greeting");
heading.textContent = greet("webpack");

const wave = new Image(48, 48);
wave.src = new URL("./images/wave.svg", import.meta.url);
heading.after(wave);
