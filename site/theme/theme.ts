import { afterPaint } from "../browser/after-paint.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = "theme";

/** Returns the reader's choice, or 'system' if there's none. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return THEMES.find((known) => known === theme) ?? "system";
}

/** Applies a theme after the frame that marks the choice, and saves it for later visits. */
export function applyTheme(theme: Theme): void {
  const isSystem = theme === "system";
  afterPaint(() => {
    if (isSystem) delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  });
  try {
    if (isSystem) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage, the theme only applies to this page.
  }
}

/** Reports every change of the theme, wherever it was made. Returns a function that stops it. */
export function watchTheme(onChange: (theme: Theme) => void): () => void {
  const observer = new MutationObserver(() => onChange(readTheme()));
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
