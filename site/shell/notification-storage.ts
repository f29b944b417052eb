/** Where a reader's dismissal is kept; the value grows with each announcement that should be seen anew. */
export const STORAGE_KEY = "notification-dismissed";
export const DISMISSED = "3";

/** True when local storage can be written. */
export function storageWorks(): boolean {
  try {
    localStorage.setItem("probe", "");
    localStorage.removeItem("probe");
    return true;
  } catch {
    return false;
  }
}
