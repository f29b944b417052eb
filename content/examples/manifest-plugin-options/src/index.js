import "./style.css";

const logo = new URL("./logo.svg", import.meta.url);
document.body.innerHTML = `<img src="${logo}">`;
import(/* webpackChunkName: "cart" */ "./cart.js");
