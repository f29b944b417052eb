export const offline = {
  offline: "You're offline",
  copyOffline: (date: string) => `You're offline. This copy was saved on ${date}`,
  copyBack: (date: string) => `You were offline. This copy was saved on ${date}`,
  copySlow: (date: string) => `Your connection is slow. This copy was saved on ${date}`,
  copyFailed: (date: string) => `The site isn't responding. This copy was saved on ${date}`,
  /** The service worker's fallback when even the saved offline page is gone. */
  lastWord: "This page isn't saved on this device. Load it again once you're back online.",
};

/** The screen for reading without a network. */
export const offlineScreen = {
  title: "Read offline",
  notSavedTitle: "Not saved",
  text: "The last 60 pages you read are saved on this device, along with search. They open even if you're offline or your connection is slow.",
  notSaved: "This page isn't saved on this device",
  unavailable: "You're offline, or the site isn't responding. The page will appear here as soon as it can be loaded.",
  savedPages: "Saved pages",
  save: (size: string) => `Save for offline (${size})`,
  saving: (size: string, total: string) => `Saving ${size} of ${total}`,
  cancel: "Cancel",
  saved: (size: string, date: string) => `All pages are saved: ${size}, ${date}.`,
  saveAgain: "Save again",
  remove: "Remove",
  failed: "Some pages couldn't be saved. Your connection was lost, or this device is out of space.",
  later: "You can save pages once you're back online.",
};
