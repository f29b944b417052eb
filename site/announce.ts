/** Says a few words to screen readers, in above.tsx's place for them. */
export function announce(text: string): void {
  document.getElementById("announcement")?.replaceChildren(text);
}
