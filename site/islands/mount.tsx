import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

type Mounting<Props> = {
  /** Holds what the build rendered from the same. */
  place: HTMLElement;
  Component: ComponentType<Props>;
  props: Props;
  /** Unmounts it. */
  signal: AbortSignal;
};

/** Brings a rendered component to life. */
export function mount<Props extends object>({ place, Component, props, signal }: Mounting<Props>): void {
  if (signal.aborted) return;
  // As a transition: in small steps, between which the browser has its turn.
  startTransition(() => {
    const root = hydrateRoot(place, <Component {...props} />);
    signal.addEventListener("abort", () => root.unmount());
  });
}
