import css from "./mail.css";

console.log(css.trim());
