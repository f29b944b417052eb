/**
 * While the menu is open all else on the page is inert: focus stays inside, and a screen reader too. That styles the whole page
 * anew, so it is done after the frame that shows the menu, or the page without it.
 */
export function keepModal(): void {
  let inert: HTMLElement[] = [];
  let isOpen = false;
  const release = (isReleased: (other: HTMLElement) => boolean) => {
    for (const other of inert) if (isReleased(other)) other.inert = false;
    inert = inert.filter((other) => other.inert);
  };
  const settle = () => {
    release(() => !isOpen);
    const menu = document.getElementById("menu");
    if (!isOpen || inert.length > 0 || menu === null) return;
    inert = othersOf(menu);
    for (const other of inert) other.inert = true;
  };
  const onToggle = (event: Event) => {
    if (!(event.target instanceof HTMLElement) || event.target.id !== "menu") return;
    isOpen = "newState" in event && event.newState === "open";
    // The browser gives the focus back to the button as it closes, which must not be inert then.
    if (!isOpen) release((other) => other.querySelector("[popovertarget=menu]") !== null);
    if (isOpen && event.type === "toggle") event.target.querySelector("button")?.focus();
    afterPaint(settle);
  };
  // They do not bubble.
  for (const type of ["beforetoggle", "toggle"]) document.addEventListener(type, onToggle, true);
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Everything beside the element and beside what holds it. */
function othersOf(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node !== null && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement) others.push(sibling);
    }
  }
  return others;
}
