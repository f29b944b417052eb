/** The scripts and styles that this document came with: see DocumentAssets. */
export function appOnScreen(): string {
  return document.documentElement.dataset["app"] ?? "";
}
