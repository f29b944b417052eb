import { DISMISSED, STORAGE_KEY, storageWorks } from "./notification-storage.ts";

/** Shows the announcement's button, where dismissing can be kept. */
export function offerDismissal(): void {
  const button = document.querySelector<HTMLElement>('aside[aria-label="Announcement"] button');
  if (button === null || !storageWorks()) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    localStorage.setItem(STORAGE_KEY, DISMISSED);
    document.documentElement.dataset["notification"] = "dismissed";
  });
}
