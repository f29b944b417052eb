import type { View } from "./google-tag.client.ts";

let tag: Promise<(view: View) => void> | undefined;

/** Reports the page on the screen to the analytics service, if the site has one and the reader allows it. */
export function countView(): void {
  // A separate statement lets webpack remove the rest of the function.
  if (!ANALYTICS) return;
  if (asksForPrivacy()) return;
  // Without the query, which contains what the reader searched for.
  const view = { page_location: location.origin + location.pathname, page_title: document.title };
  tag ??= import(/* webpackChunkName: "analytics" */ "./google-tag.client.ts").then(({ startTag }) => startTag());
  // If the chunk doesn't load, only a page view is lost.
  tag.then(
    (send) => send(view),
    () => undefined,
  );
}

/** Checks Do Not Track and Global Privacy Control. */
function asksForPrivacy(): boolean {
  return navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
}
