import styles from "./counter.module.css";

console.log(<p className={styles.button}>Tea</p>);
