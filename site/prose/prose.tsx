import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import type { Island } from "#model/components.ts";
import { mountIslands } from "../islands/mount-islands.tsx";
import { trustedHtml } from "../trusted.ts";
import { keepTabsInStep } from "./keep-tabs-in-step.ts";
import { offerCopies } from "./offer-copies.ts";
import { learnHeights } from "./section-heights.ts";
import "./prose.css";
import "./sections.css";
import "./tables.css";
import "./code.css";
import "./tabs.css";
import "./asides.css";
import "./reference.css";
import "./diagrams.css";
import "./home.css";
import "./print.css";

type Props = { html: string | undefined; islands: readonly Island[] };

/**
 * The article's HTML. React writes it once per key and never looks inside; with `html` undefined the document's own
 * article is adopted as it stands.
 */
export const Prose = memo(function Prose({ html, islands }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  // One object for the component's life: React would write the HTML again for a new one.
  const [content] = useState({ __html: trustedHtml(html ?? "") });
  useEffect(() => {
    if (element.current === null) return;
    const stops = [
      keepTabsInStep(element.current),
      offerCopies(element.current),
      learnHeights(element.current),
      mountIslands(element.current, islands, html === undefined),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [html, islands]);
  return <div ref={element} className="prose" suppressHydrationWarning dangerouslySetInnerHTML={content} />;
});
