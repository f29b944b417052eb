import * as styles from "./cart.module.css";

export const cart = (total) => `<p class="${styles.total}">${total}</p>`;
