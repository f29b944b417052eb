import type { ReactNode } from "react";
import * as strings from "#strings";
import "./prose.css";
import "./sections.css";
import "./moved.css";
import "./tables.css";
import "./code.css";
import "./tabs.css";
import "./asides.css";
import "./reference.css";
import "./diagrams.css";
import "./home.css";
import "./print.css";

/** A translation's article may be English. */
const LABEL_LANGUAGE = strings.language.code === "en" ? "" : ` lang="${strings.language.code}"`;
const COPY = `<button type="button" class="copy" data-action="copy-code"${LABEL_LANGUAGE}>${strings.copying.copy}</button>`;

/** The article's HTML, with a button that copies each block of code. */
export function Prose({ html }: { html: string }): ReactNode {
  const withButtons = html.replaceAll("</pre></figure>", `</pre>${COPY}</figure>`);
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withButtons }} />;
}
