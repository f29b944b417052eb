import * as styles from "./card.module.css";

export const card = (text) => `<article class="${styles.card}"><h2 class="${styles.title}">${text}</h2></article>`;
