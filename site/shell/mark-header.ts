import { sectionOf } from "#model/url.ts";

/** Makes the header, and the first row of links in the menu, those of another page: what header.tsx would have rendered for it. */
export function markHeader(url: string, hasMenu: boolean): void {
  const section = sectionOf(url);
  const leadsHere = ({ pathname }: HTMLAnchorElement) => sectionOf(pathname) === section;
  const sections = linksOf("Sections");
  const inDocumentation = sections.some(leadsHere);
  for (const link of sections) mark(link, leadsHere(link));
  for (const link of linksOf("Main"))
    mark(link, leadsHere(link) || (inDocumentation && link.pathname === sections[0]?.pathname));
  for (const row of document.querySelectorAll<HTMLElement>('nav[aria-label="Sections"]'))
    row.hidden = !inDocumentation && section !== "";
  for (const button of document.querySelectorAll<HTMLElement>("header [popovertarget=menu]")) button.hidden = !hasMenu;
  document.querySelector("[data-in-menu]")?.setAttribute("data-in-menu", String(hasMenu));
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#language-menu a")) link.pathname = url;
}

function linksOf(name: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`nav[aria-label="${name}"] a`)];
}

function mark(link: HTMLElement, isCurrent: boolean): void {
  if (isCurrent) link.setAttribute("aria-current", "true");
  else link.removeAttribute("aria-current");
}
