import type { View } from "./google-tag.ts";

let tag: Promise<(view: View) => void> | undefined;

/** Tells the analytics service, if the site has one, which page is on the screen: readers who ask not to be counted are not. */
export function countView(): void {
  // By itself, so that webpack leaves out all that follows.
  if (!ANALYTICS) return;
  if (asksForPrivacy()) return;
  // The query holds what a reader searched for: nobody's business.
  const view = { page_location: location.origin + location.pathname, page_title: document.title };
  tag ??= import(/* webpackChunkName: "analytics" */ "./google-tag.ts").then(({ startTag }) => startTag());
  // A chunk that does not arrive costs a number, nothing that a reader would miss.
  tag.then(
    (send) => send(view),
    () => undefined,
  );
}

/** Do Not Track, or Global Privacy Control. */
function asksForPrivacy(): boolean {
  return navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
}
