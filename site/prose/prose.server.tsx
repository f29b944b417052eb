import type { ReactNode } from "react";
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

/** The article's HTML. */
export function Prose({ html }: { html: string }): ReactNode {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
