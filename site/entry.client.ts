import { afterPaint } from "./browser/after-paint.ts";
import { startWorker } from "./offline/start-worker.ts";

startWorker();
const root = document.getElementById("root");
// The app shell's root is empty. Everything else is loaded after the first paint: on a slow network, it would take a
// second from the styles that the paint waits for.
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
