export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = "theme";

/** The reader's choice; 'system' when there is none. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** Shows a theme and keeps it for later visits. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the theme holds for this page.
  }
}
