export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "theme";

/** Stands in every document's head, before the styles: the right theme is there at the first paint. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${STORAGE_KEY}");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch(e){}`;

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
    if (theme === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the theme holds for this page.
  }
}
