import type { ReactNode } from "react";
import { Menu } from "../menu/menu.tsx";
import { THEMES, type Theme } from "./theme.ts";

const LABELS: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** The document's theme is right before any script of it runs: start-theme-menu.ts only shows and changes it. */
export function ThemeMenu(): ReactNode {
  return (
    <Menu
      id="theme-menu"
      name="Theme"
      face={
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.25" />
          <path fill="currentColor" d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" />
        </svg>
      }
    >
      {THEMES.map((value) => (
        <li key={value}>
          <label>
            <input type="radio" name="theme" value={value} defaultChecked={value === "system"} />
            {LABELS[value]}
          </label>
        </li>
      ))}
    </Menu>
  );
}
