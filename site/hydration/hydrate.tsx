import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates what the build rendered in `place` and resolves when that's done. `signal` unmounts it. */
export function hydrate(place: Element, content: ReactNode, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // React reports hydration that was interrupted by unmounting, which isn't an error.
    const onRecoverableError = (error: unknown) => signal?.aborted !== true && reportError(error);
    // React splits the work of a transition, so the browser stays responsive.
    startTransition(() => {
      const root = hydrateRoot(place, <Hydrated onEnd={resolve}>{content}</Hydrated>, {
        onRecoverableError,
        onCaughtError: reportError,
      });
      // The abort may come from an effect, while React can't unmount another root.
      signal?.addEventListener("abort", () => setTimeout(() => root.unmount()));
    });
  });
}

function Hydrated({ onEnd, children }: { onEnd: () => void; children: ReactNode }): ReactNode {
  useEffect(onEnd, [onEnd]);
  return children;
}
