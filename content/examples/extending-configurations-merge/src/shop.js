import logo from "./logo.svg";

document.body.innerHTML = `<img src="${logo}" alt="Shop">`;
