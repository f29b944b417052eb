/** How often it is looked whether the pictures are in view, in milliseconds. */
const LOOK = 300;

/**
 * Shows the contributors' pictures once their list is in view. The first letters of a handle stay until its picture is there, and
 * when it never comes. Returns how to stop.
 */
export function showAvatars(main: HTMLElement): () => void {
  const avatars = [...main.querySelectorAll<HTMLElement>("[data-avatar]")];
  const list = avatars[0]?.closest("section");
  if (list == null) return () => undefined;
  const timer = setInterval(() => {
    const { top, bottom, height } = list.getBoundingClientRect();
    if (height === 0 || top > window.innerHeight || bottom < 0) return;
    clearInterval(timer);
    for (const initials of avatars) showAvatar(initials);
  }, LOOK);
  return () => clearInterval(timer);
}

function showAvatar(initials: HTMLElement): void {
  const picture = new Image(45, 45);
  picture.alt = "";
  picture.decoding = "async";
  picture.addEventListener("load", () => initials.replaceWith(picture));
  picture.src = initials.dataset["avatar"] ?? "";
}
