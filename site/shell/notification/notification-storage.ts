/** Storage key of a reader's dismissal; its value grows with each announcement that should be shown again. */
export const STORAGE_KEY = "notification-dismissed";
export const DISMISSED = "3";

/** True when something written to local storage can be read again. */
export function storageWorks(): boolean {
  try {
    const probe = "probe";
    localStorage.setItem(probe, probe);
    const works = localStorage.getItem(probe) === probe;
    localStorage.removeItem(probe);
    return works;
  } catch {
    return false;
  }
}
