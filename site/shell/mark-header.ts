import { sectionOf } from "#model/url.ts";

/** Makes the header, and the first row of links in the menu, those of another page: what header.tsx would have rendered for it. */
export function markHeader(url: string, hasMenu: boolean): void {
  const section = sectionOf(url);
  let marked = section === "";
  for (const link of document.querySelectorAll<HTMLElement>("[data-sections]")) {
    const isCurrent = link.dataset["sections"]?.split(" ").includes(section) === true;
    if (isCurrent) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
    if (isCurrent && link.closest(SECTIONS) !== null) marked = true;
  }
  for (const sections of document.querySelectorAll<HTMLElement>(SECTIONS)) sections.hidden = !marked;
  for (const button of document.querySelectorAll<HTMLElement>("header [popovertarget=menu]")) button.hidden = !hasMenu;
  document.querySelector("[data-in-menu]")?.setAttribute("data-in-menu", String(hasMenu));
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#language-menu a")) link.pathname = url;
}

const SECTIONS = 'header nav[aria-label="Sections"]';
