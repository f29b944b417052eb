/** As in contents.module.css. */
const ROOM = "(min-width: 76rem)";

/**
 * Writes 'On this page' where the document has left it out, from the same headings in the sidebar, as soon as the window has room
 * for it. Returns how to stop.
 */
export function fillContents(): () => void {
  const contents = document.querySelector<HTMLElement>("nav[aria-label='On this page'][hidden]");
  const headings = document.querySelector("#menu a[aria-current=page] ~ ul");
  if (contents === null || headings === null) return () => undefined;
  const room = matchMedia(ROOM);
  const fill = () => {
    if (!room.matches || !contents.hidden) return;
    contents.append(headings.cloneNode(true));
    contents.hidden = false;
  };
  fill();
  room.addEventListener("change", fill);
  return () => room.removeEventListener("change", fill);
}
