import "./styles/tokens.css";
import "./styles/base.css";

/**
 * The document is complete: React takes it over when the reader is idle, or at the first sign of use. The app shell has
 * nothing on its screen, and stays so.
 */
let started = document.querySelector("#root > *") === null;
function start(): void {
  if (started) return;
  started = true;
  for (const type of SIGNS) removeEventListener(type, start, true);
  import(/* webpackChunkName: "start" */ "./start.tsx").catch((error: unknown) => {
    // Every link works as a plain page load: the reader loses nothing but speed.
    console.warn("The page stays as it was loaded: its script did not arrive.", error);
  });
}

const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown"];
for (const type of SIGNS) addEventListener(type, start, { capture: true, passive: true });
if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
else setTimeout(start, 200);
