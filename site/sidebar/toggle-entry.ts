import { loadPage } from "../navigation/load-page.ts";
import { trustedHtml } from "../trusted.ts";

/** Opens or closes a page's entry in the sidebar by its button. The headings of another page come with that page. */
export async function toggleEntry(button: HTMLButtonElement): Promise<void> {
  const isOpen = button.ariaExpanded !== "true";
  button.ariaExpanded = String(isOpen);
  const headings = button.nextElementSibling;
  if (headings instanceof HTMLElement) {
    headings.hidden = !isOpen;
    return;
  }
  const link = button.previousElementSibling;
  if (!isOpen || !(link instanceof HTMLAnchorElement)) return;
  try {
    const loaded = await headingsOf(decodeURI(link.pathname));
    if (button.nextElementSibling !== null || loaded === null) return;
    loaded.hidden = button.ariaExpanded !== "true";
    button.after(loaded);
  } catch {
    // Without its headings the entry is still a link to the page.
    button.ariaExpanded = "false";
  }
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
