import * as styles from "./card.module.css";

document.body.className = styles.card;
