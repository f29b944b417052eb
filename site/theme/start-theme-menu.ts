import { applyTheme, readTheme } from "./theme.ts";

/** Marks the reader's theme in the menu, and shows and keeps the one that is chosen there. */
export function startThemeMenu(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("#theme-menu input")) {
    input.checked = input.value === readTheme();
    input.addEventListener("change", () => applyTheme(input.value));
  }
}
