import { afterPaint } from "./browser/after-paint.ts";
import { startWorker } from "./offline/start-worker.ts";

startWorker();
const root = document.getElementById("root");
// The app shell's root is empty. The rest is loaded after the first paint, because it would delay the styles, which
// the paint waits for, by more than a second on a slow network.
if (root?.hasChildNodes()) afterPaint(() => void start(root));

async function start(place: Element): Promise<void> {
  try {
    const module = await import(/* webpackChunkName: "start" */ "./start.client.tsx");
    await module.start(place);
  } catch (error) {
    // Links still work as ordinary page loads.
    console.warn("The page's script didn't load, so links load documents.", error);
  }
}
