import type * as z from "zod/mini";
import { type FrameName, frameUrl } from "#model/playground-files.ts";
import { MAX_BYTES } from "../limits.ts";
import { isWithin } from "./is-within.ts";

/** The most messages of a frame in some seconds: its own code sends a fraction of that. */
const MAX_MESSAGES = 2_000;
const PERIOD = 5_000;

type Options<Message> = {
  frame: HTMLIFrameElement;
  name: FrameName;
  /** What the frame may send. */
  schema: z.ZodMiniType<Message>;
  onMessage: (message: Message) => void;
  /** The project's code sent something else, or too much. The frame is no longer listened to. */
  onForged: () => void;
};

export type OpenFrame = {
  post: (message: unknown) => void;
  /** Ends everything that runs in the frame, even code that never returns, and loads it again. */
  reload: () => void;
  /** Stops listening to the frame. */
  close: () => void;
};

/**
 * Loads a frame's document and passes on its messages, which a project's code can forge. The `sandbox` attribute keeps
 * the service worker out, so without a network the frame is loaded again without the attribute. That's safe, because
 * the document's policy has the same sandbox, and the document does nothing if it shares the site's origin.
 */
export function openFrame<Message>({ frame, name, schema, onMessage, onForged }: Options<Message>): OpenFrame {
  const url = frameUrl(name);
  let isListening = true;
  let received = 0;
  let since = 0;
  const listen = ({ source, data, timeStamp }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || !isListening) return;
    if (timeStamp - since > PERIOD) {
      since = timeStamp;
      received = 0;
    }
    const message = ++received <= MAX_MESSAGES && isWithin(data, LIMITS) ? schema.safeParse(data).data : undefined;
    if (message !== undefined) return onMessage(message);
    isListening = false;
    onForged();
  };
  const load = () => {
    isListening = true;
    frame.sandbox.add("allow-scripts");
    frame.src = url;
    void loadOffline();
  };
  /** Browsers don't all report that a frame's document was refused, so the page asks for it too. */
  const loadOffline = async () => {
    if (!hasServiceWorker() || (await isReachable(url)) || !frame.isConnected) return;
    frame.removeAttribute("sandbox");
    // Setting the same URL again has no effect while the first load hasn't failed yet.
    insertAgain(frame);
  };
  addEventListener("message", listen);
  load();
  return {
    post: (message) => frame.contentWindow?.postMessage(message, "*"),
    reload: () => {
      // Once it's taken out, the browser ends the frame's process, which may be busy with a loop without end.
      insertAgain(frame);
      load();
    },
    close: () => {
      isListening = false;
      removeEventListener("message", listen);
    },
  };
}

/** Takes a frame out and puts it back, which begins its load anew. */
function insertAgain(frame: HTMLIFrameElement): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  parentNode?.insertBefore(frame, nextSibling);
}

const LIMITS = { bytes: MAX_BYTES, values: 1_000_000 };

/** Insecure URLs have no service workers. */
function hasServiceWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** The service worker only answers GET, so this asks the network. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD" });
    return true;
  } catch {
    return false;
  }
}
