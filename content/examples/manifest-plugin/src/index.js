import "./style.css";

document.querySelector("img").src = new URL("./logo.svg", import.meta.url).href;
import("./cart.js").then(({ open }) => open());
