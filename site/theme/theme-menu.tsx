import type { ReactNode } from "react";
import * as strings from "#strings";
import { Menu } from "../menu/menu.tsx";
import { ThemeChoices } from "./theme-choices.tsx";

/** The header's menu of themes. */
export function ThemeMenu(): ReactNode {
  return (
    <Menu
      id="theme-menu"
      name={strings.theme.name}
      face={
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="icon">
          <circle cx="10" cy="10" r="7.25" />
          <path fill="currentColor" d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" />
        </svg>
      }
    >
      <ThemeChoices name="theme" />
    </Menu>
  );
}
