import { loadPage } from "../navigation/load-page.ts";
import { trustedHtml } from "../trusted.ts";
import { showWindowFirst } from "./show-window-first.ts";

/** Opens or closes a page's entry in the sidebar by its button. The headings of another page come with that page. */
export async function toggleEntry(button: HTMLButtonElement): Promise<void> {
  const isOpen = button.ariaExpanded !== "true";
  button.ariaExpanded = String(isOpen);
  const headings = button.nextElementSibling;
  if (headings instanceof HTMLElement) {
    show(headings, isOpen);
    return;
  }
  const link = button.previousElementSibling;
  if (!isOpen || !(link instanceof HTMLAnchorElement)) return;
  try {
    const loaded = await headingsOf(decodeURI(link.pathname));
    if (button.nextElementSibling !== null || loaded === null) return;
    show(loaded, button.ariaExpanded === "true");
    button.after(loaded);
  } catch {
    // Without its headings the entry is still a link to the page.
    button.ariaExpanded = "false";
  }
}

function show(headings: HTMLElement, isOpen: boolean): void {
  headings.hidden = !isOpen;
  if (isOpen) showWindowFirst([...headings.querySelectorAll("li")]);
}

/** The headings of the page at an address, as its own sidebar lists them. */
async function headingsOf(url: string): Promise<HTMLElement | null> {
  const { html } = await loadPage(url);
  const screen = document.createElement("template");
  screen.innerHTML = trustedHtml(html);
  const headings = screen.content.querySelector<HTMLElement>("#menu a[aria-current=page] ~ ul");
  for (const link of headings?.querySelectorAll("a") ?? []) link.href = `${encodeURI(url)}${link.hash}`;
  return headings;
}
