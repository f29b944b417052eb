import { afterPaint } from "../after-paint.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = "theme";

/** The reader's choice; 'system' when there is none. */
export function readTheme(): string {
  return document.documentElement.dataset["theme"] ?? "system";
}

/** Shows a theme, after the frame that marks the choice, and keeps it for later visits. */
export function applyTheme(theme: string): void {
  const isSystem = theme === "system";
  afterPaint(() => {
    if (isSystem) delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  });
  try {
    if (isSystem) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the theme holds for this page.
  }
}
