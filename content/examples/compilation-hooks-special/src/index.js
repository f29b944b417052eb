import list from "./list.run";
import css from "./page.css";

console.log(list, css);
