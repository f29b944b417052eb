import { type ReactNode, useEffect, useState } from "react";
import * as strings from "#strings";
import { applyTheme, readTheme, THEMES, type Theme, watchTheme } from "./theme.ts";

/**
 * List items that show and change the reader's theme, which the script in the document's head applies before the first
 * paint.
 */
export function ThemeChoices({ name }: { name: string }): ReactNode {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => {
    setTheme(readTheme());
    return watchTheme(setTheme);
  }, []);
  const choose = (value: Theme) => {
    setTheme(value);
    applyTheme(value);
  };
  return THEMES.map((value) => (
    <li key={value}>
      <label>
        <input type="radio" name={name} value={value} checked={value === theme} onChange={() => choose(value)} />
        {strings.theme[value]}
      </label>
    </li>
  ));
}
