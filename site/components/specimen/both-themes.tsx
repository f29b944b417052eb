import type { ReactNode } from "react";
import styles from "./both-themes.module.css";

const THEMES = ["light", "dark"] as const;

export type ShownTheme = (typeof THEMES)[number];

/** The same content in the light and in the dark theme, whatever the reader has chosen. */
export function BothThemes({ children }: { children: (theme: ShownTheme) => ReactNode }): ReactNode {
  return (
    <div className={styles["themes"]}>
      {THEMES.map((theme) => (
        <div key={theme} data-theme={theme}>
          {children(theme)}
        </div>
      ))}
    </div>
  );
}
