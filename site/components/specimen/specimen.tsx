import type { ReactNode } from "react";
import { trustedHtml } from "../../browser/trusted.ts";
import type { PageComponent } from "../page-component.ts";
import { BothThemes } from "./both-themes.tsx";

/**
 * The Markdown between its tags in both themes.
 *
 * @example <Specimen>
 */
export const Specimen: PageComponent = ({ children }): ReactNode => (
  <BothThemes>
    {(theme) => (
      // The document's code blocks have copy buttons, so its HTML differs.
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml(withOwnNames(children, theme)) }} />
    )}
  </BothThemes>
);

/** Gives each copy its own ids and groups of radio buttons. */
function withOwnNames(html: string, theme: string): string {
  return html.replace(/ (name|id|for)="/g, ` $1="${theme}-`).replace(/url\(#/g, `url(#${theme}-`);
}
