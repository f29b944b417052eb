import type { ReactNode } from "react";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
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

const LANG = LABEL_LANGUAGE.lang === undefined ? "" : ` lang="${LABEL_LANGUAGE.lang}"`;
const COPY = `<button type="button" class="copy" data-action="copy-code"${LANG}>${strings.copying.copy}</button>`;

/** Renders the article's HTML, with a copy button in each code block. */
export function Prose({ html }: { html: string }): ReactNode {
  const withButtons = html.replaceAll("</pre></figure>", `</pre>${COPY}</figure>`);
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withButtons }} />;
}
