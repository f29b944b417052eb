import * as styles from "./badge.module.css";

export const star = new URL("./star.svg", import.meta.url);

export function badge(text) {
  return `<b class="${styles.badge}">${text}</b>`;
}
