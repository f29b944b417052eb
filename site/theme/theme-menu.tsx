import { type ReactNode, useEffect, useState } from "react";
import { applyTheme, readTheme, THEMES, type Theme } from "./theme.ts";
import styles from "./theme-menu.module.css";

const LABELS: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** The document's theme is right before React runs: the menu only shows and changes it. */
export function ThemeMenu(): ReactNode {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(readTheme()), []);
  return (
    <div className={styles["theme"]}>
      <button type="button" popoverTarget="theme-menu" aria-label="Theme">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.25" />
          <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" />
        </svg>
      </button>
      <fieldset id="theme-menu" popover="auto">
        <legend className="visually-hidden">Theme</legend>
        {THEMES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => {
                setTheme(value);
                applyTheme(value);
              }}
            />
            {LABELS[value]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
