import { type RefObject, useEffect } from "react";
import type { Island } from "#model/components.ts";
import * as strings from "#strings";
import { trustedHtml } from "../browser/trusted.ts";
import { ErrorBoundary } from "../failure/error-boundary.tsx";
import { Failure } from "../failure/failure.tsx";
import { hydrate } from "../hydration/hydrate.tsx";
import { keepTyped } from "../hydration/keep-typed.ts";
import { documentTiming } from "../offline/document-timing.ts";
import { loadComponent } from "./load-component.ts";

/** Distance below the viewport at which a component starts loading. */
const AHEAD = "600px";

/** Components that load on first interaction. */
const ON_USE: readonly string[] = ["ReferenceFilter"];

/**
 * Hydrates the components of an article, each as its own root. One whose script doesn't arrive stays as it was
 * rendered, and so does one that throws, below a message.
 */
export function useIslands(main: RefObject<HTMLElement | null>, islands: readonly Island[], isDocument: boolean): void {
  useEffect(() => {
    const stopping = new AbortController();
    // Until the document has loaded, its time is 0.
    const shownAt = (isDocument && documentTiming()?.loadEventStart) || performance.now();
    for (const place of main.current?.querySelectorAll<HTMLElement>("[data-island]") ?? []) {
      const island = islands[Number(place.dataset["island"])];
      if (island === undefined) continue;
      startIsland(place, island, shownAt, stopping.signal).catch((error: unknown) =>
        console.warn(`The component ${island.component} could not be loaded.`, error),
      );
    }
    return () => stopping.abort();
  }, [main, islands, isDocument]);
}

async function startIsland(place: HTMLElement, island: Island, shownAt: number, signal: AbortSignal): Promise<void> {
  const { component, props, children } = island;
  const used = firstUse(place, signal);
  await (ON_USE.includes(component) ? used : Promise.race([used, inView(place, signal)]));
  if (signal.aborted) return;
  const Component = await loadComponent(component);
  if (signal.aborted) return;
  const rendered = { __html: trustedHtml(place.innerHTML) };
  const content = (
    <ErrorBoundary
      fallback={(retry) => (
        <>
          <Failure message={strings.failures.component} retry={retry} className="panel" />
          <div dangerouslySetInnerHTML={rendered} />
        </>
      )}
    >
      <Component props={props} shownAt={shownAt}>
        {children}
      </Component>
    </ErrorBoundary>
  );
  await hydrate(place, content, signal);
  keepTyped(place);
}

function inView(place: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

/** Resolves when the reader points at an element, touches it, or moves focus into it. */
function firstUse(place: HTMLElement, signal: AbortSignal): Promise<void> {
  if (place.matches(":hover") || place.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["pointerover", "touchstart", "focusin"])
      place.addEventListener(type, () => resolve(), { once: true, passive: true, signal });
  });
}
