/** Reads a list from the browser's storage; an empty one if storage is blocked or has something else there. */
export function readStored(key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Saves a list for later pages and visits, if the browser allows it. */
export function writeStored(key: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Without storage, a choice only applies to this page.
  }
}
