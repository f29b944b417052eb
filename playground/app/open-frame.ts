import { type FrameName, frameUrl } from "#model/playground-files.ts";

/** How long a loaded document may take to report itself, in milliseconds. */
const GREETING = 1000;

/**
 * Loads a frame's document and passes on its messages. Returns a function that stops it. The `sandbox` attribute keeps
 * the service worker out, so without a network the frame is loaded again without the attribute. That's safe, because
 * the document's policy has the same sandbox, and the document does nothing if it shares the site's origin.
 */
export function openFrame<Message extends { type: string }>(
  frame: HTMLIFrameElement,
  name: FrameName,
  onMessage: (message: Message) => void,
): () => void {
  let isReady = false;
  let greeting: ReturnType<typeof setTimeout> | undefined;
  const listen = ({ source, data }: MessageEvent<Message>) => {
    if (source !== frame.contentWindow) return;
    isReady ||= data.type === "frameReady";
    onMessage(data);
  };
  const retryOffline = () => {
    clearTimeout(greeting);
    greeting = setTimeout(() => {
      if (isReady || !frame.hasAttribute("sandbox") || !hasServiceWorker()) return;
      frame.removeAttribute("sandbox");
      frame.src = frameUrl(name);
    }, GREETING);
  };
  addEventListener("message", listen);
  frame.addEventListener("load", retryOffline);
  frame.sandbox.add("allow-scripts");
  frame.src = frameUrl(name);
  return () => {
    clearTimeout(greeting);
    removeEventListener("message", listen);
    frame.removeEventListener("load", retryOffline);
  };
}

/** Insecure URLs have no service workers. */
function hasServiceWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
