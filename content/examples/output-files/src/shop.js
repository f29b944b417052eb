import "./shop.css";

const logo = new URL("./logo.svg", import.meta.url);

document.body.append(logo.href);
document.onclick = () => import("./cart.js");
