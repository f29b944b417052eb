import type { ReactNode } from "react";
import styles from "./not-found.module.css";

export function NotFound(): ReactNode {
  return (
    <main id="content" className={styles["screen"]}>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>Oops! The page you are looking for has been removed or relocated.</p>
      <p>
        <a href="/">Go to Homepage</a>
      </p>
    </main>
  );
}
