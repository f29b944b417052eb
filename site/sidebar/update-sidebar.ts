/**
 * Makes the sidebar on the screen that of another page. Among the same pages only the entries of the page before and the new one
 * change: what the reader has opened and how far it is scrolled stay.
 */
export function updateSidebar(sidebar: Element, next: Element): void {
  const entries = entriesOf(sidebar);
  const nextEntries = entriesOf(next);
  if (outlineOf(sidebar) !== outlineOf(next)) sidebar.replaceChildren(...next.childNodes);
  else {
    for (const [position, entry] of entries.entries()) {
      const nextEntry = nextEntries[position];
      if (nextEntry !== undefined && (isCurrent(entry) || isCurrent(nextEntry))) entry.replaceWith(nextEntry);
    }
  }
}

function entriesOf(sidebar: Element): Element[] {
  return [...sidebar.querySelectorAll("nav > div > ul > li")];
}

function isCurrent(entry: Element): boolean {
  return entry.firstElementChild?.getAttribute("aria-current") === "page";
}

/** Titles and addresses of pages and titles of groups, in their order. */
function outlineOf(sidebar: Element): string {
  const parts = [...sidebar.querySelectorAll("nav > div > p, nav > div > ul > li > a")];
  return parts.map((part) => `${part.textContent} ${part.getAttribute("href")}`).join("\n");
}
