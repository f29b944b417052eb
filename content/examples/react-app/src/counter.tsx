import { useState } from "react";
import * as styles from "./counter.module.css";

export function Counter({ cents }: { cents: number }) {
  const [count, setCount] = useState(1);

  return (
    <button className={styles.button} onClick={() => setCount(count + 1)}>
      {count} for €{((count * cents) / 100).toFixed(2)}
    </button>
  );
}
