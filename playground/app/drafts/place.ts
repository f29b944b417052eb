/** What an entry of the browser's history shows. It survives a reload, and no link can set it. */
export type Place = {
  /** The draft for changes of this project, which is only in storage once there are some. */
  draft: string;
  /** The hash of the link that opened the project. */
  link: string;
  /** Whether the reader has changed the project and allowed it to run. */
  isOwn: boolean;
};

/** Returns what the current entry shows; undefined if the playground hasn't been there. */
export function readPlace(): Place | undefined {
  const { draft, link, isOwn }: Partial<Record<keyof Place, unknown>> = Object(history.state?.playground);
  if (typeof draft !== "string" || typeof link !== "string") return undefined;
  return { draft, link, isOwn: isOwn === true };
}

/**
 * Notes in the current entry, or with `push` in a new one, what it shows. Its hash changes without any event. While the
 * reader goes elsewhere it does nothing, because the browser would stay.
 */
export function writePlace(playground: Place, hash = location.hash, push = false): void {
  if (!push && window.navigation?.transition) return;
  const state = { ...history.state, playground };
  const url = `${location.pathname}${location.search}${hash}`;
  try {
    if (push) history.pushState(state, "", url);
    else history.replaceState(state, "", url);
  } catch {
    // Browsers refuse too many changes in a short time. The draft is saved anyway.
  }
}

export function isSamePlace(one: Place, other: Place | undefined): boolean {
  return one.draft === other?.draft && one.link === other.link && one.isOwn === other.isOwn;
}
