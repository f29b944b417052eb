import * as styles from "./button.module.css";
import dot from "./dot.svg";

export function Button({ text }: { text: string }) {
  return (
    <button className={styles.button}>
      <img src={dot} alt="" loading="lazy" /> {text}
    </button>
  );
}
