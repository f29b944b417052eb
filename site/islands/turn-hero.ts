import { HERO_WORDS } from "./hero-words.ts";

/** Milliseconds between two words, and between two turns of the cube. */
const INTERVAL = 5000;

/** Changes the word in the home page's heading and turns its cube while they are in view; nothing moves where motion is unwelcome. */
export function turnHero(place: HTMLElement, signal: AbortSignal): void {
  const cube = place.querySelector<HTMLElement>("[data-cube]");
  if (cube === null) return;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  let timer: ReturnType<typeof setInterval> | undefined;
  let visible = true;
  let ticks = 0;
  const tick = () => {
    // The reader may have asked for less motion a moment ago, and the event not be here yet.
    if (reduced.matches) return;
    ticks++;
    showWord(place, HERO_WORDS[ticks % HERO_WORDS.length] ?? HERO_WORDS[0]);
    cube.style.setProperty("transform", `rotateX(-25deg) rotateY(${35 + ticks * 90}deg)`);
  };
  const update = () => {
    clearInterval(timer);
    timer = visible && !reduced.matches ? setInterval(tick, INTERVAL) : undefined;
  };
  const observer = new IntersectionObserver(([entry]) => {
    const now = entry?.isIntersecting === true;
    if (now === visible) return;
    visible = now;
    update();
  });
  observer.observe(place);
  reduced.addEventListener("change", update, { signal });
  update();
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    observer.disconnect();
  });
}

/** In an element of its own each time, so that it comes with the style sheet's movement. */
function showWord(place: HTMLElement, word: string): void {
  const old = place.querySelector("h1 [aria-hidden] span");
  const next = old?.cloneNode();
  if (next === undefined || !(next instanceof HTMLElement)) return;
  next.textContent = word;
  old?.replaceWith(next);
}
