import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Island } from "#model/components.ts";
import { ISLANDS } from "./islands.ts";

/**
 * Brings the components of an article to life: those of the first view are hydrated, later ones rendered. A component
 * whose chunk doesn't arrive stays as the document has it. Returns how to unmount them.
 */
export function mountIslands(article: HTMLElement, islands: readonly Island[], hydrate: boolean): () => void {
  const roots: Root[] = [];
  let stopped = false;
  for (const place of article.querySelectorAll<HTMLElement>("[data-island]")) {
    const island = islands[Number(place.dataset["island"])];
    if (island === undefined) continue;
    const mount = async () => {
      const Component = await ISLANDS[island.component]();
      if (stopped) return;
      const element = <Component props={island.props}>{island.children}</Component>;
      // As a transition: in small steps, between which the browser has its turn.
      if (hydrate) startTransition(() => void roots.push(hydrateRoot(place, element)));
      else {
        const root = createRoot(place);
        root.render(element);
        roots.push(root);
      }
    };
    mount().catch((error: unknown) => console.warn(`The component ${island.component} could not be loaded.`, error));
  }
  return () => {
    stopped = true;
    // React may be rendering the page that replaces this one: unmounting waits for it.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
  };
}
