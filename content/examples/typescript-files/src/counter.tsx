import { useState } from "react";
import * as styles from "./counter.module.css";
import dot from "./dot.svg";
import { price } from "./price.ts";

export function Counter({ cents }: { cents: number }) {
  const [count, setCount] = useState(1);

  return (
    <button className={styles.button} onClick={() => setCount(count + 1)}>
      <img src={dot} alt="" width={8} /> {count} for {price(count * cents)}
    </button>
  );
}
