/** Returns the version of this document's scripts and styles: see DocumentAssets. */
export function appOnScreen(): string {
  return document.documentElement.dataset["app"] ?? "";
}
