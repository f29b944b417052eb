import type { ComponentType } from "react";
import type { OtherScreen } from "#model/page.ts";
import { loadMount } from "../islands/load-mount.ts";

const SCREENS: Record<OtherScreen, () => Promise<ComponentType>> = {
  "not-found": async () => (await import(/* webpackChunkName: "not-found" */ "./not-found.tsx")).NotFound,
  offline: async () => (await import(/* webpackChunkName: "offline" */ "../offline/offline-screen.tsx")).OfflineScreen,
  "not-saved": async () =>
    (await import(/* webpackChunkName: "offline" */ "../offline/offline-screen.tsx")).NotSavedScreen,
};

/**
 * Brings a screen that is no page to life. Until its script is there, and without it, the document's text stays. Returns how to
 * unmount it.
 */
export function startOtherScreen(place: HTMLElement, screen: OtherScreen): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  Promise.all([loadMount(), SCREENS[screen]()]).then(
    ([mount, Component]) => mount({ place, Component, props: {}, signal }),
    (error: unknown) => console.warn("This screen stays as it was loaded: its script did not arrive.", error),
  );
  return () => stopping.abort();
}
