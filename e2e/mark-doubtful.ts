/**
 * Marks the elements that axe has to check, because it takes seconds to find that the others can't break a rule.
 * Runs in the page.
 *
 * - data-text-style: one element for each text style that isn't among `passed`; contrast depends only on color, size,
 *   weight, being a link, and the backgrounds behind the text.
 * - data-tight-target: targets outside sentences whose 24 × 24 pixels in the middle aren't theirs alone (WCAG 2.5.8).
 * - data-scrolls: scrollable elements that keys can't scroll, because nothing in them takes focus.
 */
export function markDoubtful(passed: string[]) {
  const known = new Set(passed);
  const marks = ["data-text-style", "data-tight-target", "data-scrolls"];
  for (const mark of marks) for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);

  const surfaces = new Map<Element, string>();
  const surfaceOf = (element: Element): string => {
    const found = surfaces.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const behind = element.parentElement === null ? "" : surfaceOf(element.parentElement);
    const own = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && opacity === "1";
    const surface = own ? behind : `${behind}/${backgroundColor} ${backgroundImage} ${opacity}`;
    surfaces.set(element, surface);
    return surface;
  };
  const styles = new Map<string, Element>();
  const scrollers: HTMLElement[] = [];
  let texts = 0;
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (scrolls(element)) scrollers.push(element);
    if (!hasText(element) || !element.checkVisibility()) continue;
    texts += 1;
    const { color, fontSize, fontWeight, position, textDecorationLine } = getComputedStyle(element);
    // Text of at least these sizes, in pixels, needs less contrast.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const link = element.closest("a") !== null && `link ${textDecorationLine}`;
    const style = [link, color, isLarge, position, surfaceOf(element)].join("|");
    if (!known.has(style) && !styles.has(style)) styles.set(style, element);
  }

  const pressed =
    "a[href], area, button, input, select, textarea, summary, [contenteditable], [role][tabindex]:not([role=group])";
  const targets = [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const scroller = scrollers.findLast((each) => each.contains(element));
      const rect = element.getBoundingClientRect();
      const clip = scroller?.getBoundingClientRect();
      const shown = (box: Box) => (clip === undefined ? box : common(box, clip));
      const [box, middle] = [grownTo24(rect), middleOf(rect)];
      return { element, scroller, box, middle, shownBox: shown(box), shownMiddle: shown(middle) };
    });
  const takesFrom = (other: (typeof targets)[number], one: (typeof targets)[number]) =>
    // Only the visible part of content that scrolls under something else can overlap other targets.
    one.scroller === other.scroller ? overlap(one.middle, other.box) : overlap(one.shownMiddle, other.shownBox);
  const tight = targets.filter(
    (one) => !isInSentence(one.element) && targets.some((other) => other !== one && takesFrom(other, one)),
  );
  const stuck = scrollers.filter(
    (scroller) => scroller.tabIndex < 0 && !targets.some(({ element }) => scroller.contains(element)),
  );

  for (const element of styles.values()) element.setAttribute("data-text-style", "");
  for (const { element } of tight) element.setAttribute("data-tight-target", "");
  for (const element of stuck) element.setAttribute("data-scrolls", "");
  return {
    texts,
    targets: targets.length,
    styles: [...styles.keys()],
    isMarked: styles.size + tight.length + stuck.length > 0,
  };

  type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

  function hasText(element: Element): boolean {
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  }

  function scrolls(element: Element): boolean {
    const isLarger = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    if (!isLarger) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll");
  }

  function isInSentence(element: Element): boolean {
    const { parentElement: parent } = element;
    const isAmongText = parent !== null && hasText(parent) && parent.querySelector("br") === null;
    return isAmongText && getComputedStyle(element).display === "inline";
  }

  function grownTo24({ left, right, top, bottom, width, height }: DOMRect): Box {
    const across = Math.max(0, 24 - width) / 2;
    const down = Math.max(0, 24 - height) / 2;
    return { left: left - across, right: right + across, top: top - down, bottom: bottom + down };
  }

  function middleOf({ left, right, top, bottom }: Box): Box {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return { left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 };
  }

  function common(a: Box, b: Box): Box {
    return {
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    };
  }

  function overlap(a: Box, b: Box): boolean {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Browsers round to 1/64 pixel.
    return across > 0.05 && down > 0.05;
  }
}
