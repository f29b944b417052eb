import "badge-kit/style.css";
import { badge, star } from "badge-kit";

document.body.innerHTML = `<img src="${star}" alt=""> ${badge("new")}`;
